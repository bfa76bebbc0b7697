import type { PromotionTexts } from '../es/promotions.ts';

/** The first and the eleventh of a month begin with a vowel. */
const vowel = (dia: string): boolean => /^11? /.test(dia);
const the = (dia: string): string => (vowel(dia) ? `l’${dia}` : `el ${dia}`);
const to = (dia: string): string => (vowel(dia) ? `a l’${dia}` : `al ${dia}`);
const from = (dia: string): string => (vowel(dia) ? `de l’${dia}` : `del ${dia}`);

export const promotions: PromotionTexts = {
  ofertas: 'Ofertes',
  inicio: 'Inici',
  migas: 'Ets a',
  vehiculos: { coche: 'Cotxe', moto: 'Moto', camion: 'Camió', agricola: 'Agrícola' },
  titulo: {
    coche: 'Ofertes per al teu cotxe',
    moto: 'Ofertes per a la teva moto',
    camion: 'Ofertes per al teu camió',
    agricola: 'Ofertes per al camp',
  },
  entrada: 'S’apliquen soles a la cistella: no cal escriure cap codi.',
  porVehiculo: 'Ofertes per vehicle',
  ninguna: 'Ara mateix no hi ha ofertes d’aquest vehicle',
  ningunaTexto: 'Mira les dels altres vehicles o torna d’aquí a uns dies.',
  verOferta: 'Mira l’oferta',
  destacadas: 'Ofertes que s’acaben aviat',
  todas: 'Mira totes les ofertes',

  gratis: 'Gratis',
  sinIva: 'Sense IVA',
  menos: (cifra) => `−${cifra}`,
  trabajo: {
    seguro: 'assegurança del pneumàtic',
    alineacion: 'alineació de la direcció',
    nitrogeno: 'inflat amb nitrogen',
    packinvierno: 'pack d’hivern',
    montaje: 'muntatge',
    kitur: 'kit urbà',
    kit4x4: 'kit 4x4',
    kitcta: 'kit de carretera',
    'montaje-porcentaje': 'en el muntatge',
  },
  cadaUno: 'per unitat',
  enElProducto: 'en el producte',
  loQueSuma: (cifra) => `descomptem el que suma l’IVA, un ${cifra}`,

  productos: {
    neumatico: 'Pneumàtics',
    camara: 'Cambres',
    mousse: 'Mousses',
    bateria: 'Bateries',
    aceite: 'Olis',
    'acc-seguridad': 'Accessoris de seguretat',
    'acc-transporte': 'Accessoris de transport',
    amortiguador: 'Amortidors',
    kito1: 'Kits d’ozó',
    kito2: 'Kits d’ozó',
    ozono: 'Tractaments d’ozó',
    ac: 'Càrregues d’aire condicionat',
    ac2: 'Càrregues d’aire condicionat',
    revision: 'Revisions',
    revision_moto: 'Revisions de moto',
    packinvierno: 'Packs d’hivern',
    preitv: 'Pre-ITV',
  },
  deVehiculo: {
    coche: 'de cotxe, 4x4 i furgoneta',
    moto: 'de moto',
    camion: 'de camió',
    agricola: 'agrícoles',
  },
  temporada: { verano: 'd’estiu', invierno: 'd’hivern', allseason: 'quatre estacions' },
  y: (antes, ultimo) => `${antes} i ${ultimo}`,
  o: (antes, ultimo) => `${antes} o ${ultimo}`,
  llantaDesde: (desde) => `a partir de ${desde} polzades`,
  llantaHasta: (hasta) => `fins a ${hasta} polzades`,
  llantaEntre: (desde, hasta) => `de ${desde} a ${hasta} polzades`,
  llantaDe: (llanta) => `de ${llanta} polzades`,

  hasta: (dia) => `Fins ${to(dia)}`,
  hoyUltimoDia: 'Avui és l’últim dia',
  ultimosDias: (dias) => (dias === 1 ? 'S’acaba demà' : `Queden ${dias} dies`),
  siempre: 'Sense data de fi',
  quedan: (unidades) => (unidades === 1 ? 'Queda 1 unitat' : `Queden ${unidades} unitats`),
  agotada: 'Exhaurida',
  montajeHasta: (dia) => `Muntatge com a molt tard ${the(dia)}`,

  condiciones: 'Condicions',
  condicion: {
    productos: 'Val per a',
    marcas: 'Marques',
    temporada: 'Temporada',
    llanta: 'Llanta',
    nombrados: 'Productes',
    unidades: 'Quantitat',
    importe: 'Compra mínima',
    fechas: 'Dates',
    montaje: 'Muntatge',
    quedan: 'Unitats',
    persona: 'Per persona',
    pedidos: 'Comandes',
    revisiones: 'Revisions',
  },
  unidadesMinimas: (unidades) =>
    unidades === 1 ? 'A partir d’1 unitat' : `${unidades} unitats o més a la mateixa cistella`,
  importeMinimo: (importe) => `${importe} o més en aquests productes`,
  entre: (desde, hasta) => `${from(desde).replace('d', 'D')} ${to(hasta)}`,
  desde: (dia) => `Des ${from(dia)}`,
  comoTarde: (dia) => `Com a molt tard ${the(dia)}: després l’oferta ja no s’aplica`,
  quedanAhora: (unidades) =>
    unidades === 0
      ? 'Ja no en queda cap'
      : unidades === 1
        ? 'En queda 1 en aquest moment'
        : `En queden ${unidades} en aquest moment`,
  porPersona: (unidades) => (unidades === 1 ? '1 unitat com a màxim' : `${unidades} unitats com a màxim`),
  unPedido: 'Una sola comanda d’aquests productes mentre duri',
  sinRevisiones: 'No es combina amb una revisió a la mateixa cistella',

  comoUsarla: 'Com es fa servir',
  pasos: {
    productos: 'Posa a la cistella el que diuen les condicions.',
    nada: 'No escriguis cap codi: l’oferta s’aplica sola i la cistella t’ensenya el que estalvies.',
    servicio: 'Marca el servei entre els extres de la cistella: et sortirà gratis.',
    dia: (dia) => `Tria taller, hora i un dia de muntatge fins ${to(dia)}.`,
    hora: 'Tria taller, dia i hora.',
  },

  ejemplo: 'Un exemple amb preus d’avui',
  ejemploProducto: (unidades, nombre, como) =>
    `${unidades} × ${nombre}${{ montados: unidades === 1 ? ', muntat' : ', muntats', montaje: ', amb muntatge', recogida: '', taller: '' }[como]}`,
  ejemploServicio: (servicio, nombre) => `${servicio} amb ${nombre}`,
  precioSin: 'Sense l’oferta',
  precioCon: 'Amb l’oferta',
  ahorras: 'Estalvies',
  algunos: 'Alguns dels seus productes',
  donde: 'On són',
  verMarca: (marca) => `Mira ${marca}`,
  verProductos: 'Mira els productes',
  verProducto: (nombre) => `Mira ${nombre}`,
  otras: 'Altres ofertes',

  terminada: 'Aquesta oferta ja s’ha acabat',
  terminadaTexto: 'O no ha existit mai. Aquestes són les que hi ha ara.',
  verOfertas: 'Mira les ofertes',
};
