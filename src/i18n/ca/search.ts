import type { SearchTexts } from '../es/search.ts';
import { mounted } from './set-words.ts';

export const search: SearchTexts = {
  titulo: 'Cerca',
  tituloDe: (q) => `Resultats per a «${q}»`,
  descripcion: 'Escriu una mida, una matrícula, una marca, un producte o una població.',
  sugerencias: (total) => (total === 0 ? 'Cap suggeriment' : total === 1 ? '1 suggeriment' : `${total} suggeriments`),
  lista: 'Suggeriments',
  resultados: (total) => (total === 1 ? '1 resultat' : `${total} resultats`),

  medidas: 'Per mida',
  matricula: 'Per matrícula',
  vehiculos: 'Per vehicle',
  deVehiculo: {
    coche: 'Els pneumàtics, la bateria, l’oli i la revisió que li van bé',
    moto: 'Els pneumàtics i la revisió que li van bé',
  },
  servicios: 'Al taller, amb cita',
  servicioDe: { moto: 'Moto', patinete: 'Patinet elèctric' },
  cita: (minutos) => `Demana cita, ${minutos} min`,
  marcas: 'Marques',
  modelos: 'Models',
  articulos: 'Productes i serveis',
  paginas: 'Seccions',
  talleres: 'Tallers',

  neumaticos: (total) => (total === 1 ? '1 pneumàtic' : `${total} pneumàtics`),
  ruedasDe: {
    turismo: 'Pneumàtics de cotxe',
    '4x4': 'Pneumàtics de cotxe',
    furgoneta: 'Pneumàtics de cotxe',
    moto: 'Pneumàtics de moto',
    quad: 'Pneumàtics de quad',
    patinete: 'Pneumàtics de patinet',
    camion: 'Pneumàtics de camió',
    agricola: 'Pneumàtics agrícoles',
  },
  marcaDe: {
    coche: 'Pneumàtics de cotxe',
    moto: 'Pneumàtics de moto',
    quad: 'Pneumàtics de quad',
    patinete: 'Pneumàtics de patinet',
    camion: 'Pneumàtics de camió',
    agricola: 'Pneumàtics agrícoles',
  },
  temporada: { verano: 'estiu', invierno: 'hivern', allseason: 'quatre estacions' },
  precio: (precio, cantidad, montaje) =>
    `${cantidad === 1 ? precio : `${cantidad} per ${precio}`}${montaje ? ' amb muntatge' : ''}`,
  desde: (precio, unidades) => `des de ${precio} ${mounted(unidades)}`,
  deMatricula: 'Les mides d’aquest vehicle',
  zona: 'Zona',

  nada: 'No hem trobat res',
  nadaTexto: (q) => `No hi ha resultats per a «${q}». Prova amb menys paraules, o cerca d’una d’aquestes maneres.`,
  omitidas: (palabras) => `No hi ha res amb totes les paraules. Això és el que hi ha sense «${palabras}».`,
  porMedida: 'Pneumàtics per mida',
  porMatricula: 'Pneumàtics per matrícula',
  verTalleres: 'Mira els tallers',
};
