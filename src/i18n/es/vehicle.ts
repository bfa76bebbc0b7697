/** What pages about vehicles have in common. Their own words come with their data. */
export const vehicle = {
  reservar: 'Reserva y compra aquí',
  presupuesto: 'Con presupuesto',
  presupuestoTexto:
    'Antes de empezar te damos el precio por escrito. Vale 12 días laborables y no tocamos nada sin tu visto bueno. Las piezas que quitamos son tuyas.',
  llamar: (telefono: string) => `Llama gratis al ${telefono}`,
  talleres: (total: number) => (total === 1 ? '1 taller lo hace' : `${total} talleres lo hacen`),
  verTalleres: 'Ver los talleres',
  tambien: 'También te puede servir',
  desde: 'Desde',
  desdePrecio: (precio: string) => `Desde ${precio}`,
  conTodo: 'Impuestos incluidos. Eliges taller y hora al reservar.',
  verPrecios: 'Ver qué incluye',
  incluye: 'Incluye',
  ecotasa: (importe: string) => `Ecotasa incluida: ${importe}`,
  uno: 'uno, montado',
  anadir: 'A la cesta',
  anadirNombre: (nombre: string) => `A la cesta: ${nombre}`,
  anadirDos: 'Los dos, a la cesta',
  anadirDosNombre: (nombre: string) => `A la cesta: dos ${nombre}`,
  agotado: 'Agotado',
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
