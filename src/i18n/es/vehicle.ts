/** What pages about vehicles have in common. Their own words come with their data. */
export const vehicle = {
  reservar: 'Reserva y compra aquí',
  gratis: 'Gratis',
  gratisTexto: 'Sin compromiso y con cita: te llevas el resultado por escrito, con lo que urge y lo que puede esperar.',
  verAceite: 'Qué pide tu coche',
  presupuesto: 'Con presupuesto',
  presupuestoTexto:
    'Antes de empezar te damos el precio por escrito. Vale 12 días laborables y no tocamos nada sin tu visto bueno. Las piezas que quitamos son tuyas.',
  pedirCita: 'Pedir cita',
  llamar: (telefono: string) => `Llama gratis al ${telefono}`,
  talleres: (total: number, vehiculo: 'coche' | 'moto' | 'camion' | 'agricola') =>
    `${total} talleres trabajan con ${{ coche: 'coches', moto: 'motos', camion: 'camiones', agricola: 'maquinaria agrícola' }[vehiculo]}.`,
  verTalleres: 'Ver los talleres',
  tambien: 'También te puede servir',
  desde: (unidades: number) => (unidades === 1 ? 'Desde' : `${unidades} desde`),
  dentro: 'Con una revisión o un pack, desde',
  dentroTexto: 'Solo esto, con presupuesto por escrito antes de empezar.',
  desdePrecio: (precio: string, unidades: number, montaje: boolean) =>
    `${unidades === 1 ? 'Desde' : `${unidades} desde`} ${precio}${montaje ? ' con montaje' : ''}`,
  dentroPrecio: (precio: string, _unidades: number, _montaje: boolean) => `Con revisión o pack, desde ${precio}`,
  conTodo: (montaje: boolean) =>
    `${montaje ? 'Montaje e impuestos' : 'Impuestos'} incluidos. Eliges taller y hora al reservar.`,
  verPrecios: 'Ver qué incluye',
  vehiculo: 'Tu coche',
  eligeCoche: 'Elígelo',
  ver: 'Ver',
  itv: {
    pregunta: '¿Qué llevamos a la ITV?',
    turismo: 'Un turismo',
    otros: 'Furgoneta, autocaravana u otro vehículo',
    ver: 'Ver precio',
  },
  gas: {
    titulo: '¿No sabes qué gas lleva tu coche?',
    texto: 'Con la matrícula o el año te lo decimos, y te llevamos a la carga que es.',
    preguntar: 'Averiguar qué gas lleva',
  },
};

export type VehicleTexts = typeof vehicle;
