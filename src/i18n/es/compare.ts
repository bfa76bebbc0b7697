export const compare = {
  titulo: 'Comparar neumáticos',
  texto: 'Lo que cambia de uno a otro está resaltado. Los precios llevan IVA, ecotasa, montaje, válvula y equilibrado.',
  textoAndorra:
    'Lo que cambia de uno a otro está resaltado. Los precios llevan IGI, ecotasa, envío, aduana, montaje, válvula y equilibrado.',
  tabla: 'Neumáticos, uno al lado de otro',
  dato: 'Dato',
  cambia: 'cambia',
  mejor: 'Mejor',
  precio: 'Precio, montado',
  cadaUno: 'Cada uno, sin montar',
  comprar: 'Comprar',
  consumo: 'Consumo',
  mojado: 'Frenada en mojado',
  ruido: 'Ruido exterior',
  ruidoValor: (db: number, clase: string) => `${db} dB, clase ${clase}`,
  clase: (clase: string) => `clase ${clase}`,
  carga: 'Carga',
  velocidad: 'Velocidad',
  garantia: 'Garantía',
  garantiaValor: (anos: number) => (anos === 1 ? '1 año' : `${anos} años`),
  entrega: 'Entrega',
  quitar: 'Quitar',
  quitarNombre: (nombre: string) => `Quitar ${nombre} de la comparación`,
  otro: (medida: string) => `Añadir otro de ${medida}`,
  faltan: (cuantos: number) =>
    cuantos === 1
      ? 'Uno de los neumáticos ya no se vende y no aparece aquí.'
      : `${cuantos} de los neumáticos ya no se venden y no aparecen aquí.`,
  sobran: 'Comparamos cuatro a la vez: los demás se han quedado fuera.',
  uno: 'Con uno solo no hay nada que comparar. Añade otro.',
  vacio: 'Aún no has elegido ningún neumático',
  vacioTexto: 'En los resultados, marca «Comparar» en los que dudes: hasta cuatro.',
  buscar: 'Buscar neumáticos',
};

export type CompareTexts = typeof compare;
