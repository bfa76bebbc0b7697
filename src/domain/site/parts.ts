import type { ProductKind } from '../catalogue/product-kinds.ts';
import type { VehicleGroup } from '../catalogue/vehicles.ts';

interface Part {
  /** Products that belong to it; of all vehicles where `group` does not say. */
  readonly kinds: readonly ProductKind[];
  readonly group?: VehicleGroup;
  /** Pages that are about nothing else, by their names. */
  readonly pages: readonly string[];
}

/** Parts of the shop that the configuration switches on and off (spec G28). */
export const parts = {
  neumaticosMoto: {
    kinds: ['neumatico', 'camara', 'mousse'],
    group: 'moto',
    pages: ['tyresMoto', 'tyresQuad', 'tyresScooter', 'motoSelector'],
  },
  revisionMoto: {
    kinds: ['revision_moto'],
    pages: [
      'moto/filtros',
      'moto/transmision',
      'moto/frenos',
      'motoRevision',
      'motoRevisionData',
      'motoRevisionAssistant',
    ],
  },
  baterias: { kinds: ['bateria'], pages: ['batteries', 'motoBatteries'] },
  aceites: { kinds: ['aceite'], pages: ['oils'] },
  cocheElectrico: { kinds: [], pages: ['tyresElectric'] },
} as const satisfies Record<string, Part>;

/** Which parts are on; what is not said is off. */
export type Switches = { readonly [Name in keyof typeof parts]?: boolean };

const closed = (switches: Switches): Part[] =>
  (Object.keys(parts) as (keyof typeof parts)[]).filter((name) => !switches[name]).map((name) => parts[name]);

/** Whether products of a kind, for vehicles of a group, are sold at all. */
export const isSold = (switches: Switches, kind: ProductKind, vehicles: VehicleGroup): boolean =>
  !closed(switches).some(({ kinds, group }) => kinds.includes(kind) && (group === undefined || group === vehicles));

/** Whether a page is there, by its name; every page is that belongs to no part. */
export const isOpen = (switches: Switches, page: string): boolean =>
  !closed(switches).some(({ pages }) => pages.includes(page));
