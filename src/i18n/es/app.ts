/** Words of the shop as an app: its page, its shortcuts, and what stands when there is no network. */
export const app = {
  descripcion: (nombre: string) => `Neumáticos montados y cita en los talleres ${nombre}.`,
  pedirCita: 'Pedir cita',
  misCitas: 'Mis citas',
  cesta: 'Cesta',
  sinRed: {
    titulo: 'No tienes conexión',
    texto: 'Esto es lo que recuerda este navegador. Lo demás vuelve cuando haya red.',
    cita: 'Tu próxima cita',
    cuando: (dia: string, hora: string) => `${dia}, ${hora} h`,
    sinCita: 'Este navegador no recuerda ninguna cita tuya.',
    cesta: 'En tu cesta',
    sinCesta: 'Tu cesta está vacía.',
    llamar: (telefono: string) => `Llámanos al ${telefono}`,
    reintentar: 'Volver a intentarlo',
  },
  titulo: (nombre: string) => `${nombre} en tu móvil`,
  entrada:
    'Instala la tienda como una app: se abre desde tu pantalla de inicio y, sin conexión, te enseña tu próxima cita, tu cesta y nuestro teléfono. No ocupa casi nada y no avisa de nada.',
  instalar: 'Instalar la app',
  instalada: 'La estás usando como app.',
  como: 'Cómo se instala',
  pasos: [
    { titulo: 'Android, con Chrome', texto: 'Abre el menú de los tres puntos y elige «Añadir a pantalla de inicio».' },
    { titulo: 'iPhone y iPad, con Safari', texto: 'Toca el botón de compartir y elige «Añadir a pantalla de inicio».' },
    {
      titulo: 'Ordenador, con Chrome o Edge',
      texto: 'Pulsa el icono de instalar que aparece a la derecha de la barra de direcciones.',
    },
  ],
};

export type AppTexts = typeof app;
