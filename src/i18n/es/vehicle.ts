/** What pages about vehicles have in common. Their own words come with their data. */
export const vehicle = {
  reservar: 'Reserva y compra aquí',
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
  gas: {
    pregunta: '¿De qué año es tu coche?',
    pista: 'El de la primera matriculación: está en el permiso de circulación.',
    ver: 'Ver qué gas lleva',
    respuesta: {
      R134a: 'Tu coche lleva R134a.',
      R1234yf: 'Tu coche lleva R1234yf.',
      mirar:
        'De ese año los hay de los dos gases. Abre el capó: una etiqueta dice R134a o R1234yf. Si no la encuentras, llámanos con la matrícula.',
    },
    noEsAno: 'Escribe el año con cuatro cifras, como 2016.',
  },
};

export type VehicleTexts = typeof vehicle;
