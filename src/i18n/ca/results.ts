import type { ResultsTexts } from '../es/results.ts';
import { les } from './hours.ts';
import { at } from './places.ts';

export const results: ResultsTexts = {
  titulo: 'Troba els teus pneumàtics',
  cualquiera: 'Qualsevol',
  si: 'Sí',
  no: 'No',
  resultadosTitulo: (medida) => `Pneumàtics ${medida}`,
  resultadosDescripcion: (medida, total) =>
    `${total} pneumàtics ${medida} amb el preu de quatre de muntats al teu taller.`,
  recomendados: 'Els que et recomanem',
  verTodos: (total) => `Mira’ls tots (${total})`,
  ordenTexto: 'L’ordre recomanat té en compte vendes, preu, termini i etiqueta. Cap marca paga per sortir abans.',
  filtros: 'Filtres',
  orden: 'Ordre',
  ordenes: {
    recomendado: 'Recomanats',
    'precio-asc': 'Preu, de menys a més',
    'precio-desc': 'Preu, de més a menys',
    'marca-asc': 'Marca, de la A a la Z',
    'marca-desc': 'Marca, de la Z a la A',
  },
  aplicar: 'Aplica els filtres',
  quitar: 'Treu els filtres',
  temporada: 'Temporada',
  categoria: 'Categoria',
  marca: 'Marca',
  carga: 'Índex de càrrega',
  velocidad: 'Velocitat',
  soloRunflat: 'Run-flat',
  cambiarMedida: 'Canvia la mida',
  ningunoTitulo: 'No hi ha pneumàtics amb aquests filtres',
  ningunoTexto: 'Treu algun filtre o revisa la mida: és al flanc de la roda.',
  medidaNoEntendida: (texto) => `No entenem «${texto}». Escriu-la com ara 205/55 R16 91V.`,
  guardarBusqueda: 'Guarda aquesta cerca',
  tuCodigoPostal: 'El teu codi postal',
  verHoras: 'Mira la primera hora lliure',
  montado: (cuando, poblacion) => `Muntat ${cuando} ${at(poblacion)}`,
  hoy: (hora) => `avui a ${les(hora)}`,
  manana: (hora) => `demà a ${les(hora)}`,
  dia: (dia, hora) => `el ${dia} a ${les(hora)}`,
};
