export const guide = {
  titulo: 'Todo sobre el neumático',
  descripcion:
    'Qué significan los números de la rueda, cuándo poner invierno o verano y cómo se lee la etiqueta europea.',
  numeros: 'Qué dicen los números',
  numerosTexto:
    'En 205/55 R16 91V, 205 es la anchura en milímetros; 55, la altura del flanco en tanto por ciento de esa anchura; R, que la carcasa es radial; 16, el diámetro de la llanta en pulgadas; 91, el índice de carga (615 kg por rueda), y V, el código de velocidad (hasta 240 km/h). Puedes montar índices iguales o mayores que los de tu ficha técnica.',
  estaciones: 'Verano, invierno o cuatro estaciones',
  estacionesTexto:
    'Por debajo de 7 °C la goma de verano se endurece y alarga la frenada. La de invierno lleva el símbolo de una montaña con un copo (3PMSF). La de cuatro estaciones también lo lleva y sirve todo el año si la nieve es ocasional.',
  desgaste: 'Cuándo cambiarlos',
  desgasteTexto:
    'Cambia los neumáticos mientras el dibujo tenga más de 2 mm: el mínimo legal es 1,6 mm y desde mucho antes el agua se evacua peor. Con cuatro ruedas iguales el coche frena recto.',
  runflat: 'Run-flat',
  runflatTexto: 'Un run-flat pinchado aguanta unos 80 km a 80 km/h. Solo se monta en coches con control de presión.',
  etiqueta: 'La etiqueta europea',
  etiquetaTexto:
    'Tres clases de la A a la E: cuánto gasta, cómo frena en mojado y cuánto ruido hace por fuera. Entre la A y la E hay hasta 18 metros de frenada en mojado a 80 km/h.',
};

export type GuideTexts = typeof guide;
