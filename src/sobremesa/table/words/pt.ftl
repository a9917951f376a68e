seat-number = Lugar { $number }
refused-not-asked = Agora não te cabe agir.
refused-no-such-action = Este jogo não tem essa ação.
