/** A held time ran out while somebody was typing. */
export const lostTime = {
  horaPerdida: (hora: string, dia: string) => `Ya no te guardamos las ${hora} del ${dia}`,
  horaPerdidaTexto: 'Lo que has escrito sigue aquí. Si nadie ha cogido la hora, te la volvemos a guardar.',
  guardarOtraVez: (hora: string) => `Guardar otra vez las ${hora}`,
  otraHora: 'Elegir otra hora',
};
