import { workshopChoice } from './workshop-choice.ts';
import { formatNumber } from '#domain/format-number.ts';
import type { RevisionTexts } from '../es/revisions.ts';
import { at } from './places.ts';

const mesos = 'gener febrer març abril maig juny juliol agost setembre octubre novembre desembre'.split(' ');
const mes = (month: string): string => `${mesos[Number(month.slice(5)) - 1] ?? ''} del ${month.slice(0, 4)}`;
const litres = (number: number): string => formatNumber(number, 'ca', 2);

export const revisions: RevisionTexts = {
  migas: 'Ets a',
  home: 'Inici',
  area: 'El teu compte',
  revisiones: 'Revisions',
  titulo: 'Revisió del cotxe',
  tituloTexto:
    'L’oli que demana el teu motor, per homologació, i una revisió a preu tancat. El fabricant no et pot treure la garantia per fer-la aquí.',
  empezar: 'Tria la meva revisió',
  compara: 'Les quatre revisions',
  comparaTexto:
    'Preus per a càrter de fins a 5 litres, amb l’oli inclòs. Si el teu és més gran, l’assistent et dona el preu de càrter gran.',
  incluyeTitulo: 'Què inclou el preu',
  incluyePuntos: [
    'Fins a 5 litres d’oli amb l’homologació del teu motor; amb la revisió de càrter gran, tots els que porta.',
    'Anticongelant fins a 1 litre i netejavidres fins a 2.',
    'Un filtre d’oli en totes; d’habitacle i d’aire, on la taula ho diu.',
    'Revisió d’uns 30 punts de seguretat.',
    'Els impostos i la gestió de l’oli usat, que veus per separat a la cistella.',
  ],
  tambien: 'Cada revisió, per separat',

  asistente: 'Assistent de revisió',
  asistenteTexto: 'Amb la matrícula i els quilòmetres et diem quin oli porta el teu cotxe i què costa cada revisió.',
  pasosNombre: 'La teva revisió, pas a pas',
  paso: (n, de) => `Pas ${n} de ${de}`,
  pasos: ['El teu cotxe', 'L’oli', 'La revisió'],
  hecho: 'fet',
  sinRevisionTitulo: 'El teu cotxe',

  matricula: 'Matrícula',
  matriculasDemo: 'Matrícules de prova',
  kms: 'Quilòmetres',
  kmsPista: 'Els que marca ara.',
  kmsMal: 'Escriu els quilòmetres que marca, en xifres i més de 0.',
  kilometros: (kms) => `${formatNumber(kms, 'ca')} km`,
  menosKms: (antes, ahora) => `L’última vegada ens vas dir ${antes} km i ara ${ahora}. Si són aquests, continua.`,
  siSonEsos: 'Sí, són aquests',
  postCode: 'Codi postal o població',
  postCodePista: 'Per als tallers propers i la seva primera hora lliure.',
  opcional: 'opcional',
  verAceites: 'Mira quin oli porta',
  cambiar: 'Canvia',

  noExiste: 'Aquesta matrícula no existeix',
  noExisteTexto: (telefono) =>
    `No la trobem al registre. Comprova-la o tria el teu cotxe a la llista de sota. Si ho prefereixes, truca’ns al ${telefono}.`,
  eligeAMano: 'També pots triar el teu cotxe a la llista de sota.',
  descrito: 'El teu cotxe',
  descritoPista: 'Marca, model i motor, com a la documentació.',
  descritoConAnos: (coche) => coche.replace(/-$/, '-avui'),
  descritoVacio: 'Tria el teu cotxe',
  llamar: (telefono) => `Truca al ${telefono}`,

  preguntaFecha: 'Quan es va matricular?',
  preguntaFechaTexto: (desde, hasta) =>
    `${desde && hasta ? `Per la matrícula va ser entre ${mes(desde)} i ${mes(hasta)}` : 'La matrícula no ho diu'}, i necessitem saber si té menys de dos anys. Mira la data de primera matriculació al permís de circulació.`,
  fecha: 'Data de primera matriculació',
  fechaPista: 'Apartat B del permís de circulació.',
  fechaMal: 'Escriu una data que no sigui futura.',

  sinRevision: {
    '2YEARS': {
      titulo: 'El teu cotxe té menys de dos anys',
      texto: (telefono) =>
        `Està en garantia, i el que compta és el pla del fabricant. Pots fer aquí la revisió sense perdre-la (Reglament (UE) 461/2010): truca’ns al ${telefono} i mirem plegats què demana el seu llibre de manteniment.`,
    },
    NO_OIL: {
      titulo: 'No tenim al web l’oli del teu motor',
      texto: (telefono) =>
        `Cap dels que venem té l’homologació que demana, i no te n’oferim un de semblant. El taller l’encarrega per a la teva cita. Si tens dubtes, truca’ns al ${telefono}.`,
    },
    ELECTRIC: {
      titulo: 'El teu cotxe és elèctric: no porta oli de motor',
      texto: (telefono) =>
        `El seu manteniment és un altre: frens, pneumàtics, filtre d’habitacle i líquids. Truca’ns al ${telefono} i ho mirem.`,
    },
    OTRO_VEHICULO: {
      titulo: 'Aquesta revisió és per a cotxes i furgonetes',
      texto: (telefono) =>
        `La matrícula és d’una altra mena de vehicle. Demana una cita o truca’ns al ${telefono} i et diem què hi podem fer.`,
    },
  },
  podemos: 'El que sí que hi podem fer',
  podemosTexto: {
    '2YEARS': 'Frens, pneumàtics o el manteniment del seu pla, amb recanvis que conserven la garantia.',
    NO_OIL: 'Reserva hora per al canvi d’oli: el taller sabrà quin cotxe és i tindrà el seu.',
    ELECTRIC: 'Pneumàtics per al seu pes, frens que es fan servir menys i cal mirar més, i tot el que es gasta rodant.',
  },
  citaPara: { '2YEARS': 'Demana cita per al manteniment', NO_OIL: 'Demana cita per al canvi d’oli' },
  frenos: 'Frens',
  neumaticos: 'Pneumàtics',
  pedirCita: 'Demana cita',
  irAMoto: 'Mira la revisió de la teva moto',

  eligeAceite: 'Quin oli vols?',
  eligeAceitePista:
    'Tots compleixen el que demana el fabricant del teu motor. La revisió costa el mateix amb qualsevol; el preu per litre és el que pagues si te n’afegim entre una revisió i l’altra.',
  soloEste: 'Aquest és el teu oli',
  soloEstePista:
    'Compleix el que demana el fabricant del teu motor; el preu per litre és el que pagues si te n’afegim entre una revisió i l’altra.',
  recomendado: 'El més econòmic',
  porNorma: (norma) => `Té l’homologació que demana el teu motor: ${norma}.`,
  porSucesora: (norma, cumple) => `El teu motor demana ${norma}; aquest té ${cumple}, que la substitueix.`,
  litro: (euros) => `${euros} el litre.`,
  solo: {
    'con-filtro': () => 'Només si el teu dièsel porta filtre de partícules.',
    'sin-filtro': () => 'Només si el teu dièsel no porta filtre de partícules.',
    'hasta-2018': () => 'Només si es va fabricar abans de mitjan 2018.',
    'desde-2018': () => 'Només si es va fabricar des de mitjan 2018.',
    principal: (norma) => `Aquest motor té dues versions: tria aquest si el teu llibre diu ${norma}.`,
    variante: (norma) => `Aquest motor té dues versions: tria aquest si el teu llibre diu ${norma}.`,
  },
  ningunoSeguro: 'Ens cal una dada del teu cotxe',
  ningunoSeguroTexto:
    'Amb la matrícula no n’hi ha prou per saber quin d’aquests és el teu. Cadascun diu per a quina versió serveix; mira-ho al llibre, i el taller ho comprova abans de posar-lo.',
  manual: 'Abans de posar-lo, el taller comprova l’oli amb el llibre del teu cotxe.',
  verRevisiones: 'Mira les revisions',

  carterGrande: (capacidad) => `Càrter de ${litres(capacidad)} litres`,
  carterGrandeTexto: 'Porta més de 5 litres d’oli. Aquests preus són els de càrter gran i els inclouen tots.',
  eligeRevision: 'Tria la revisió',
  conAceite: (aceite) => `Amb ${aceite}. Cadascuna fa tot el que fa l’anterior i alguna cosa més.`,
  comparar: 'Què inclou cada revisió',
  verLa: 'Mira-la',
  verRevision: (tipo) => `Mira la revisió ${tipo}`,
  parte: 'Feina',
  incluido: 'inclòs',
  noIncluido: 'no inclòs',
  minutos: (minutos) => `${minutos} min`,
  elegir: 'Tria',
  elegida: 'Triada',
  elegirRevision: (tipo) => `Tria la revisió ${tipo}`,
  elegidaRevision: (tipo) => `Triada: la revisió ${tipo}`,
  revision: (tipo) => `Revisió ${tipo}`,
  incluyeTexto: 'El preu inclou els impostos i la gestió de l’oli usat.',
  donde: 'On i quan',
  verTalleres: 'Mira els tallers',
  sinTalleres: 'No hi ha tallers en aquesta ubicació. Prova amb un altre codi postal.',
  enEsteTaller: 'en aquest taller, amb impostos',
  distancia: workshopChoice.distancia,
  primera: (dia, hora) => `Primera hora lliure: ${dia}, ${hora}`,
  sinHoras: 'Sense hores lliures els propers dies',
  anadir: 'A la cistella',
  anadirEn: (alias) => `A la cistella, ${at(alias)}`,
};
