import type { VehiclesTexts } from '../es/vehicles.ts';
import { of } from './places.ts';

const mesos = 'gener febrer març abril maig juny juliol agost setembre octubre novembre desembre'.split(' ');

/** `2018-03` as people say it, with its article; without its year where the month that follows has the same. */
const mes = (month: string, next = ''): string => {
  const name = mesos[Number(month.slice(5)) - 1] ?? '';
  const [whole, year] = [/^[ao]/.test(name) ? `l’${name}` : `el ${name}`, month.slice(0, 4)];
  return next.startsWith(year) ? whole : `${whole} del ${year}`;
};

export const vehicles: VehiclesTexts = {
  titulo: 'Pneumàtics per matrícula',
  descripcion: 'Escriu la teva matrícula i et diem quines mides de pneumàtic porta el teu vehicle.',
  tituloDe: (vehiculo) => `Pneumàtics per a ${vehiculo}`,
  medidasDe: (vehiculo) => `Mides del teu ${vehiculo}`,
  anos: (desde, hasta) =>
    hasta === null
      ? `model del ${desde} endavant`
      : desde === hasta
        ? `model del ${desde}`
        : `model del ${desde} al ${hasta}`,
  matriculado: (month) => `Matriculat ${mes(month)}.`,
  matriculadoEntre: (desde, hasta) =>
    `Matriculat entre ${mes(desde, hasta)} i ${mes(hasta)}: ho calculem per la matrícula, és una estimació.`,
  matriculadoDesde: (desde) => `Matriculat a partir ${of(mes(desde))}: ho calculem per la matrícula, és una estimació.`,
  elige: 'Quina mida portes?',
  eligeTexto: 'Mira-la al flanc de la roda i tria la mateixa.',
  unaMedida: 'Aquest model porta una sola mida.',
  indices:
    'T’ensenyem pneumàtics amb índex de càrrega i codi de velocitat iguals o superiors als que demana cada mida.',
  deSerie: 'De sèrie',
  alternativa: 'Alternativa',
  delante: 'Davant',
  detras: 'Darrere',
  distintasMoto: 'Davant i darrere porten mides diferents: tria primer les unes i després les altres.',
  distintas:
    'Porta mides diferents davant i darrere. Cerca primer les unes i després les altres, i deixa dues unitats de cada a la cistella.',
  ver: (total) => (total === 1 ? 'Mira 1 pneumàtic' : `Mira ${total} pneumàtics`),
  ninguno: 'Ara no en tenim cap',
  otro: 'Els pneumàtics d’aquest vehicle encara no es venen en aquest web. Apunta’t les mides i demana preu i data en un taller.',
  verTalleres: 'Mira els tallers',
  sinMedidas: 'Sabem quin vehicle és, però no quines mides porta. Llegeix la mida al flanc de la roda i cerca-la.',
  otraMatricula: 'Una altra matrícula',
  tuCoche: (nom: string) => `Per al teu ${nom}`,
  noEsTuyo: 'No és el teu vehicle, o no hi veus la teva mida?',
  desconocida: 'No trobem aquesta matrícula',
  noResponde: 'Ara no podem cercar per matrícula',
  quizas: (plate) => `Volies dir ${plate}?`,
  porMedida: 'Cerca per mida',
  porModelo: 'Cerca per marca i model',
};
