import type { LandingTexts } from '../es/landing.ts';
import { mounted } from './set-words.ts';

export const landing: LandingTexts = {
  inicioTitulo: 'Pneumàtics muntats al teu taller',
  inicioDescripcion:
    'Cerca els teus pneumàtics per matrícula o per mida, mira què costen muntats amb tot inclòs i reserva dia i hora al teu taller de Rodera.',
  inicioLema: 'Els teus pneumàtics, muntats. Un sol preu.',
  inicioEntrada:
    'Escriu la teva matrícula o la mida de la roda. Veuràs què en costen quatre de muntats, amb impostos i ecotaxa, i la primera hora lliure a prop teu.',
  matricula: 'Matrícula',
  matriculaPista: 'Per exemple 1234 BCD',
  buscarMatricula: 'Mira les meves mides',
  matriculasDemo: 'A la demo:',
  medidasPopulares: 'Les mides que més muntem',
  desde: (precio, unidades) => `des de ${precio} ${mounted(unidades)}`,
  pocas: 'últimes unitats',
  medidas: (cantidad) => (cantidad === 1 ? '1 mida' : `${cantidad} mides`),
  comoFunciona: 'Funciona així',
  pasos: [
    {
      titulo: 'Troba la teva mida',
      texto:
        'Llegeix-la al flanc de la roda o a la fitxa tècnica. Si no va bé per al teu cotxe, t’ho diem al taller i no pagues res.',
    },
    {
      titulo: 'Tria taller i hora',
      texto:
        'Només veus hores reals, quan els pneumàtics ja seran al taller. L’hora que tries queda guardada mentre acabes.',
    },
    { titulo: 'Paga com vulguis', texto: 'Una reserva, el total o al taller. El preu que has vist és el que pagues.' },
  ],
  lateral: {
    titulo: 'Llegeix la teva roda',
    lectura: 'Es llegeix per ordre: amplada, perfil, llanta, càrrega i velocitat.',
    ejemplo: 'per exemple',
    nombre: { ancho: 'Amplada', serie: 'Perfil', llanta: 'Llanta', carga: 'Càrrega', velocidad: 'Velocitat' },
    ancho: 'Amplada de la coberta, en mil·límetres',
    serie: 'Alçada del flanc, en tant per cent de l’amplada',
    llanta: 'Diàmetre de la llanta, en polzades',
    carga: 'Índex de càrrega: quant pes aguanta cada roda',
    velocidad: 'Codi de velocitat: fins a quina velocitat està homologat',
  },

  neumaticosTitulo: 'Pneumàtics per a tot el que roda',
  neumaticosTexto:
    'Cotxe, 4x4, furgoneta, moto, quad, patinet, camió i tractor: totes les mides i marques, amb el preu ja muntat.',
  porTemporada: 'Per temporada',
  porVehiculo: 'Per vehicle',
  medidasDe: 'Mides més demanades',
  marcasTitulo: 'Marques de pneumàtics',
  marcasTexto: 'Ordenades per categoria. Totes arriben noves i amb menys de tres anys des de la fabricació.',
};
