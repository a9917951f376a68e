seat-number = Asiento { $number }
refused-not-asked = Ahora no te toca actuar.
refused-no-such-action = Este juego no tiene esa acción.
event-took-back = { $seat } deshace lo último que hizo: no cuenta.
