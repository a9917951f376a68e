seat-number = Lugar { $number }
refused-not-asked = Agora não é você quem age.
refused-no-such-action = Este jogo não tem essa ação.
event-took-back = { $seat } desfaz o que fez por último: não conta.
