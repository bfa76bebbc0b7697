import type { VehicleTexts } from '../es/vehicle.ts';

export const vehicle: VehicleTexts = {
  reservar: 'Reserva i compra aquí',
  presupuesto: 'Amb pressupost',
  presupuestoTexto:
    'Abans de començar et donem el preu per escrit. Val 12 dies feiners i no toquem res sense el teu vistiplau. Les peces que traiem són teves.',
  pedirCita: 'Demana cita',
  llamar: (telefono) => `Truca gratis al ${telefono}`,
  talleres: (total, vehiculo) =>
    `${total} tallers treballen amb ${{ coche: 'cotxes', moto: 'motos', camion: 'camions', agricola: 'maquinària agrícola' }[vehiculo]}.`,
  verTalleres: 'Mira els tallers',
  tambien: 'També et pot servir',
  desde: (unidades) => (unidades === 1 ? 'Des de' : `${unidades} des de`),
  dentro: 'Amb una revisió o un pack, des de',
  dentroTexto: 'Només això, amb pressupost per escrit abans de començar.',
  desdePrecio: (precio, unidades, montaje) =>
    `${unidades === 1 ? 'Des de' : `${unidades} des de`} ${precio}${montaje ? ' amb muntatge' : ''}`,
  dentroPrecio: (precio) => `Amb revisió o pack, des de ${precio}`,
  conTodo: (montaje) => `${montaje ? 'Muntatge i impostos' : 'Impostos'} inclosos. Tries taller i hora en reservar.`,
  verPrecios: 'Mira què inclou',
  vehiculo: 'El teu cotxe',
  eligeCoche: 'Tria’l',
  ver: 'Mostra’ls',
  gas: {
    pregunta: 'De quin any és el teu cotxe?',
    pista: 'El de la primera matriculació: és al permís de circulació.',
    ver: 'Mira quin gas porta',
    respuesta: {
      R134a: 'El teu cotxe porta R134a.',
      R1234yf: 'El teu cotxe porta R1234yf.',
      mirar:
        'D’aquell any n’hi ha dels dos gasos. Obre el capó: una etiqueta diu R134a o R1234yf. Si no la trobes, truca’ns amb la matrícula.',
    },
    noEsAno: 'Escriu l’any amb quatre xifres, com ara 2016.',
  },
};
