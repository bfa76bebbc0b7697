import { workshopChoice } from './workshop-choice.ts';

/** What a postcode says of its place. */
export interface PostcodeArea {
  readonly poblacion: string | null;
  readonly distrito: string | null;
  readonly provincia: string;
  readonly pais: 'ES' | 'AD';
}

/** An area's name within a sentence: "la provincia de Barcelona". */
const within = (area: string): string => area.replace(/^Provincia /, 'la provincia ');

/** Words of the pages on which workshops are found and shown. */
export const workshops = {
  ...workshopChoice,
  titulo: 'Talleres mecánicos',
  texto: (total: number) => `${total} talleres en Cataluña, Aragón, Galicia, Navarra, País Vasco, La Rioja y Andorra.`,
  area: {
    barcelona: 'Provincia de Barcelona',
    'barcelona-ciudad': 'Barcelona ciudad',
    teruel: 'Teruel',
    lleida: 'Lleida',
    girona: 'Girona',
    huesca: 'Huesca',
    zaragoza: 'Zaragoza',
    tarragona: 'Tarragona',
    andorra: 'Andorra',
    'a-coruna': 'A Coruña',
    pontevedra: 'Pontevedra',
    lugo: 'Lugo',
    ourense: 'Ourense',
    navarra: 'Navarra',
    alava: 'Álava',
    'la-rioja': 'La Rioja',
  } as Record<string, string>,
  enArea: (area: string) => `Talleres en ${within(area)}`,
  enAreaTexto: (total: number, area: string) =>
    total === 1
      ? `Un taller en ${within(area)}, con su primera hora libre.`
      : `${total} talleres en ${within(area)}, con su primera hora libre.`,
  migas: 'Estás en',
  inicio: 'Inicio',
  talleres: 'Talleres',
  areas: 'Zonas',
  todasLasZonas: 'Todas las zonas',

  filtros: 'Filtrar',
  filtro: {
    'oberts-migdia': 'Abre a mediodía',
    'oberts-dissabte': 'Abre los sábados',
    moto: 'Motos',
    renting: 'Renting',
  },
  lista: {
    'oberts-migdia': ['Talleres abiertos a mediodía', 'No cierran para comer: ven en tu pausa.'],
    'oberts-dissabte': ['Talleres abiertos los sábados', 'Para cuando entre semana no puedes.'],
    moto: ['Talleres de motos', 'Montan, equilibran y revisan motos.'],
    renting: [
      'Talleres para coches de renting',
      'Trabajan con las compañías de renting. La cita se pide por teléfono.',
    ],
  } as Record<string, readonly [titulo: string, texto: string]>,
  quitarFiltro: (filtro: string) => `Quitar el filtro ${filtro}`,
  quitarFiltros: 'Quitar los filtros',
  todosTitulo: 'Todos los talleres',
  paginas: 'Páginas de talleres',
  pagina: 'Página',
  paginaAnterior: 'Anterior',
  paginaSiguiente: 'Siguiente',

  buscarLugar: 'Código postal o población',
  buscarPista: 'Por ejemplo 25001, Lleida o Vigo.',
  cercaDe: (lugar: string) => `Talleres cerca de ${lugar}`,
  zona: ({ poblacion, distrito, provincia, pais }: PostcodeArea) => {
    if (pais === 'AD') return poblacion ? `${poblacion}, Andorra.` : 'Andorra.';
    if (!poblacion) return `Provincia: ${provincia}.`;
    const town = poblacion === provincia ? poblacion : `${poblacion} (${provincia})`;
    return distrito ? `${town}, distrito postal ${distrito}.` : `${town}.`;
  },
  cercaDeTi: 'Talleres cerca de ti',
  posicionPrivada: 'Redondeamos tu posición a un kilómetro y no la guardamos.',
  quitarLugar: 'Ver todos',
  orden: (lugar: string) => `Por distancia en línea recta desde ${lugar}. Ningún taller paga por salir antes.`,
  ordenZona: 'Por zona. Escribe dónde estás y los ordenamos por distancia.',
  tuPosicion: 'tu posición',
  total: (total: number) => (total === 1 ? 'Un taller' : `${total} talleres`),
  primeraEs:
    'La primera hora libre es para montar cuatro neumáticos que ya estén allí: los que compres aquí tardan uno o más días en llegar.',
  lejos: (lugar: string) => `No hay talleres cerca de ${lugar}. Estos son los más cercanos.`,
  ninguno: (filtros: string, area: string | undefined) =>
    area ? `En ${within(area)} ningún taller cumple todo: ${filtros}.` : `Ningún taller cumple todo: ${filtros}.`,
  ningunoQueHacer: 'Quita un filtro, mira en todas las zonas o llámanos y lo buscamos contigo.',
  llamar: (telefono: string) => `Llamar al ${telefono}`,
  porTelefono: 'Cita por teléfono',

  saltarMapa: 'Saltar el mapa e ir a la lista',

  guardarFavorito: (taller: string) => `Guardar ${taller} como mi taller`,
  quitarFavorito: (taller: string) => `${taller} es tu taller: dejar de guardarlo`,

  telefono: 'Teléfono',
  correo: 'Correo',
  responsable: 'Te atiende',
  comoLlegar: 'Cómo llegar',
  fachada: (taller: string, abierto: boolean) =>
    `Dibujo de la fachada de ${taller}, ${abierto ? 'abierto ahora' : 'cerrado ahora'}`,
  horario: 'Horario',
  cerrado: 'Cerrado',
  dias: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
  festivos: 'Próximos días cerrado',
  sinFestivos: 'Ninguno anunciado.',
  trabajaCon: 'Trabaja con',
  servicios: 'Servicios con cita',
  serviciosTexto: 'Elige uno y mira sus primeras horas libres.',
  minutos: (minutos: number) => `${minutos} min`,
  soloPorTelefono: 'por teléfono',
  servicio: {
    coche: 'Coche',
    moto: 'Moto',
    camion: 'Camión',
    agricola: 'Agrícola',
    renting: 'Renting',
    patinete: 'Patinete',
    itv: 'Pre-ITV',
    tacografo: 'Tacógrafo',
    'vehiculo-sustitucion': 'Vehículo de sustitución',
  } as Record<string, string>,
  deVehiculo: { coche: 'Coche', moto: 'Moto', patinete: 'Patinete' } as Record<string, string>,
  equipamiento: 'Mientras esperas',
  equipo: {
    wifi: 'Wifi',
    cafe: 'Café',
    'guarda-neumaticos': 'Hotel de neumáticos',
    tienda: 'Tienda',
    'carga-movil': 'Carga del móvil',
    wc: 'Aseo',
    financiacion: 'Financiación',
    'zona-infantil': 'Zona infantil',
    vending: 'Máquina de bebidas',
    'zona-trabajo': 'Zona de trabajo',
  } as Record<string, string>,
  horasTitulo: 'Primeras horas libres',
  horasPara: (servicio: string, minutos: number) => `Para ${servicio}, unos ${minutos} minutos.`,
  horasMas: (total: number) => `y ${total} más`,
  horaEnlace: (hora: string, dia: string) => `Pedir cita ${dia} a las ${hora}`,
  sinHorasTexto: (telefono: string) =>
    `No le quedan horas en los próximos 25 días para este servicio. Llama al ${telefono}.`,
  citaTelefono: (telefono: string) => `Este taller da cita por teléfono, en el ${telefono}.`,
  comprar: 'Buscar neumáticos para montar aquí',
  pedirCita: 'Pedir cita',
  pedirCitaEn: (taller: string) => `Pedir cita en ${taller}`,
  pedirCitaAqui: 'Pedir cita aquí',
  cerca: 'Otros talleres cerca',

  opiniones: 'Opiniones',
  sinOpiniones: 'Todavía no hay opiniones de este taller.',
  media: (media: string, total: number) => `${media} de 5 en ${total === 1 ? 'una opinión' : `${total} opiniones`}`,
  estrellasDe: (estrellas: number) => (estrellas === 1 ? '1 estrella' : `${estrellas} estrellas`),
  reparto: 'Reparto de las opiniones',
  visitaDel: (dia: string) => `Visita del ${dia}`,
  verificada: 'Visita verificada',
  inventada: 'Inventada para la demostración',
  enCastellano: 'En castellano',
  enCatalan: 'En catalán',
  sinNombre: 'Sin nombre',
  comoSeComprueban: 'Cómo verificamos las opiniones',
  comprobacion:
    'Solo puede opinar quien ha venido: el enlace para escribir llega por correo cuando el taller da la visita por hecha, y vale para una sola opinión. Publicamos todas, buenas y malas; las que llevan enlaces, correos o teléfonos las lee antes una persona. Solo ocultamos insultos, datos de otras personas, publicidad, lo que no habla de la visita y lo que es ilegal. No pagamos ni premiamos opiniones.',
  comprobacionDemo:
    'Esta tienda es una demostración: las opiniones marcadas como inventadas no son de nadie, no cuentan como verificadas y desaparecen con la primera de verdad.',
};

export type WorkshopTexts = typeof workshops;
