import type { WorkshopTexts } from '../es/workshops.ts';
import { at, of } from './places.ts';
import { workshopChoice } from './workshop-choice.ts';

/** An area's name within a sentence: "la província de Barcelona". */
const within = (area: string): string => area.replace(/^Província /, 'la província ');

export const workshops: WorkshopTexts = {
  ...workshopChoice,
  titulo: 'Tallers mecànics',
  texto: (total) => `${total} tallers a Catalunya, Aragó, Galícia, Navarra, el País Basc, la Rioja i Andorra.`,
  area: {
    barcelona: 'Província de Barcelona',
    'barcelona-ciudad': 'Barcelona ciutat',
    teruel: 'Terol',
    lleida: 'Lleida',
    girona: 'Girona',
    huesca: 'Osca',
    zaragoza: 'Saragossa',
    tarragona: 'Tarragona',
    andorra: 'Andorra',
    'a-coruna': 'La Corunya',
    pontevedra: 'Pontevedra',
    lugo: 'Lugo',
    ourense: 'Ourense',
    navarra: 'Navarra',
    alava: 'Àlaba',
    'la-rioja': 'La Rioja',
  },
  enArea: (area) => `Tallers ${at(within(area))}`,
  enAreaTexto: (total, area) =>
    total === 1
      ? `Un taller ${at(within(area))}, amb la primera hora lliure.`
      : `${total} tallers ${at(within(area))}, amb la primera hora lliure.`,
  migas: 'Ets a',
  inicio: 'Inici',
  talleres: 'Tallers',
  areas: 'Zones',
  todasLasZonas: 'Totes les zones',

  filtros: 'Filtra',
  filtro: {
    'oberts-migdia': 'Obre al migdia',
    'oberts-dissabte': 'Obre els dissabtes',
    moto: 'Motos',
    renting: 'Rènting',
  },
  lista: {
    'oberts-migdia': ['Tallers oberts al migdia', 'No tanquen per dinar: vine a la teva pausa.'],
    'oberts-dissabte': ['Tallers oberts els dissabtes', 'Per quan entre setmana no pots.'],
    moto: ['Tallers de motos', 'Munten, equilibren i revisen motos.'],
    renting: [
      'Tallers per a cotxes de rènting',
      'Treballen amb les companyies de rènting. La cita es demana per telèfon.',
    ],
  },
  quitarFiltro: (filtro) => `Treu el filtre ${filtro}`,
  quitarFiltros: 'Treu els filtres',
  todosTitulo: 'Tots els tallers',
  paginas: 'Pàgines de tallers',
  pagina: 'Pàgina',
  paginaAnterior: 'Anterior',
  paginaSiguiente: 'Següent',

  buscarLugar: 'Codi postal o població',
  buscarPista: 'Per exemple 25001, Lleida o Vigo.',
  cercaDe: (lugar) => `Tallers a prop ${of(lugar)}`,
  zona: ({ poblacion, distrito, provincia, pais }) => {
    if (pais === 'AD') return poblacion ? `${poblacion}, Andorra.` : 'Andorra.';
    if (!poblacion) return `Província: ${provincia}.`;
    const town = poblacion === provincia ? poblacion : `${poblacion} (${provincia})`;
    return distrito ? `${town}, districte postal ${distrito}.` : `${town}.`;
  },
  cercaDeTi: 'Tallers a prop teu',
  posicionPrivada: 'Arrodonim la teva posició a un quilòmetre i no la desem.',
  quitarLugar: 'Mostra’ls tots',
  orden: (lugar) => `Per distància en línia recta des ${of(lugar)}. Cap taller no paga per sortir abans.`,
  ordenZona: 'Per zona. Escriu on ets i els ordenem per distància.',
  tuPosicion: 'la teva posició',
  total: (total) => (total === 1 ? 'Un taller' : `${total} tallers`),
  primeraEs:
    'La primera hora lliure és per muntar quatre pneumàtics que ja siguin allà: els que compris aquí triguen un dia o més a arribar-hi.',
  lejos: (lugar) => `No hi ha tallers a prop ${of(lugar)}. Aquests són els més propers.`,
  ninguno: (filtros, area) =>
    area
      ? `Cap taller ${at(within(area))} no ho compleix tot: ${filtros}.`
      : `Cap taller no ho compleix tot: ${filtros}.`,
  ningunoQueHacer: 'Treu un filtre, mira a totes les zones o truca’ns i el busquem amb tu.',
  llamar: (telefono) => `Truca al ${telefono}`,
  porTelefono: 'Cita per telèfon',

  saltarMapa: 'Salta’t el mapa i ves a la llista',

  guardarFavorito: (taller) => `Desa ${taller} com el meu taller`,
  quitarFavorito: (taller) => `${taller} és el teu taller: deixa de desar-lo`,

  telefono: 'Telèfon',
  correo: 'Correu',
  responsable: 'T’hi atén',
  comoLlegar: 'Com arribar-hi',
  fachada: (taller: string, abierto: boolean) =>
    `Dibuix de la façana ${of(taller)}, ${abierto ? 'obert ara' : 'tancat ara'}`,
  horario: 'Horari',
  cerrado: 'Tancat',
  dias: ['dilluns', 'dimarts', 'dimecres', 'dijous', 'divendres', 'dissabte', 'diumenge'],
  festivos: 'Propers dies tancat',
  sinFestivos: 'Cap d’anunciat.',
  trabajaCon: 'Treballa amb',
  servicios: 'Serveis amb cita',
  serviciosTexto: 'Tria’n un i mira les primeres hores lliures.',
  minutos: (minutos) => `${minutos} min`,
  soloPorTelefono: 'per telèfon',
  servicio: {
    coche: 'Cotxe',
    moto: 'Moto',
    camion: 'Camió',
    agricola: 'Agrícola',
    renting: 'Rènting',
    patinete: 'Patinet',
    itv: 'Pre-ITV',
    tacografo: 'Tacògraf',
    'vehiculo-sustitucion': 'Vehicle de substitució',
  },
  deVehiculo: { coche: 'Cotxe', moto: 'Moto', patinete: 'Patinet' },
  equipamiento: 'Mentre t’esperes',
  equipo: {
    wifi: 'Wifi',
    cafe: 'Cafè',
    'guarda-neumaticos': 'Hotel de pneumàtics',
    tienda: 'Botiga',
    'carga-movil': 'Càrrega del mòbil',
    wc: 'Lavabo',
    financiacion: 'Finançament',
    'zona-infantil': 'Zona infantil',
    vending: 'Màquina de begudes',
    'zona-trabajo': 'Zona de treball',
  },
  horasTitulo: 'Primeres hores lliures',
  horasPara: (servicio, minutos) => `Per a ${servicio}, uns ${minutos} minuts.`,
  horasMas: (total) => `i ${total} més`,
  // Says what the button shows, with the clock's colon: who commands by voice says that.
  horaEnlace: (hora, dia) => `Demana cita: ${dia}, ${hora}`,
  sinHorasTexto: (telefono) => `No li queden hores els propers 25 dies per a aquest servei. Truca al ${telefono}.`,
  citaTelefono: (telefono) => `Aquest taller dona cita per telèfon, al ${telefono}.`,
  comprar: 'Cerca pneumàtics per muntar aquí',
  pedirCita: 'Demana cita',
  pedirCitaEn: (taller) => `Demana cita ${at(taller)}`,
  pedirCitaAqui: 'Demana cita aquí',
  cerca: 'Altres tallers a prop',

  opiniones: 'Opinions',
  sinOpiniones: 'Encara no hi ha opinions d’aquest taller.',
  media: (media, total) => `${media} de 5 en ${total === 1 ? 'una opinió' : `${total} opinions`}`,
  estrellasDe: (estrellas) => (estrellas === 1 ? '1 estrella' : `${estrellas} estrelles`),
  reparto: 'Repartiment de les opinions',
  visitaDel: (dia) => `Visita del ${dia}`,
  verificada: 'Visita verificada',
  inventada: 'Inventada per a la demostració',
  enCastellano: 'En castellà',
  enCatalan: 'En català',
  sinNombre: 'Sense nom',
  comoSeComprueban: 'Com verifiquem les opinions',
  comprobacion:
    'Només hi pot opinar qui ha vingut: l’enllaç per escriure arriba per correu quan el taller dona la visita per feta, i val per a una sola opinió. Les publiquem totes, bones i dolentes; les que porten enllaços, correus o telèfons les llegeix abans una persona. Només amaguem insults, dades d’altres persones, publicitat, el que no parla de la visita i el que és il·legal. No paguem ni premiem opinions.',
  comprobacionDemo:
    'Aquesta botiga és una demostració: les opinions marcades com a inventades no són de ningú, no compten com a verificades i desapareixen amb la primera de debò.',
};
