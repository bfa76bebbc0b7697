import type { OutsideLinkTexts } from '../es/outside-link.ts';

export const outsideLink: OutsideLinkTexts = {
  titulo: 'No hem afegit res a la teva cistella',
  noExiste: 'El producte de l’enllaç no existeix o ja no el venem. Cerca’l aquí per la matrícula o per la mida.',
  cantidad: (maximo) =>
    `L’enllaç demana una quantitat que no es pot comprar. Cerca el producte i tria d’1 a ${maximo} unitats.`,
  agotado: (nombre) => `${nombre} s’ha exhaurit. Busca’n un altre que et serveixi.`,
  quedan: (nombre, unidades) =>
    unidades === 1
      ? `${nombre}: només en queda 1 unitat i l’enllaç en demana més. Pots demanar la que queda.`
      : `${nombre}: només en queden ${unidades} unitats i l’enllaç en demana més. Pots demanar-ne menys.`,
  fallo: 'Ara mateix no hem pogut seguir l’enllaç. Torna-ho a provar; el que tenies a la cistella encara hi és.',
  verProducto: (nombre) => `Mira ${nombre}`,
  otrosDeMedida: 'Mira’n d’altres d’aquesta mida',
  otrosParecidos: 'Mira’n d’altres de semblants',
  pedirMenos: (unidades) => (unidades === 1 ? 'Demana’n 1' : `Demana’n ${unidades}`),
  reintentar: 'Torna a provar l’enllaç',
};
