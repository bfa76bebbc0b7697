import type { FieldType } from './field-types.ts';

/** Namespaces: of the message, of what it is about, of the answer. */
export const namespaces = {
  sfLR: 'https://www2.agenciatributaria.gob.es/static_files/common/internet/dep/aplicaciones/es/aeat/tike/cont/ws/SuministroLR.xsd',
  sf: 'https://www2.agenciatributaria.gob.es/static_files/common/internet/dep/aplicaciones/es/aeat/tike/cont/ws/SuministroInformacion.xsd',
  tikR: 'https://www2.agenciatributaria.gob.es/static_files/common/internet/dep/aplicaciones/es/aeat/tike/cont/ws/RespuestaSuministro.xsd',
} as const;
export type Prefix = keyof typeof namespaces;

export const soapNamespace = 'http://schemas.xmlsoap.org/soap/envelope/';

interface Named {
  readonly name: string;
  readonly prefix: Prefix;
  /** 1 where it must be there. */
  readonly min: 0 | 1;
  readonly max: number;
}
export interface Leaf extends Named {
  readonly type: FieldType;
}
export interface Group extends Named {
  readonly fields: readonly Entry[];
}
export type Field = Leaf | Group;
/** Exactly one of several. */
export interface Choice {
  readonly choice: readonly Field[];
}
/** What stands in a group, in this order. */
export type Entry = Field | Choice;

export const isGroup = (field: Field): field is Group => 'fields' in field;
export const isChoice = (entry: Entry): entry is Choice => 'choice' in entry;

type What = FieldType | readonly Entry[];

const isEntries = (what: What): what is readonly Entry[] => Array.isArray(what);

const field = (name: string, what: What, min: 0 | 1, max: number): Field => {
  const named: Named = { name, prefix: 'sf', min, max };
  return isEntries(what) ? { ...named, fields: what } : { ...named, type: what };
};

/** An element that must be there. */
export const must = (name: string, what: What): Field => field(name, what, 1, 1);
/** One that may be. */
export const may = (name: string, what: What): Field => field(name, what, 0, 1);
/** One that is there at least once. */
export const several = (name: string, what: What, max: number): Field => field(name, what, 1, max);
export const either = (...choice: readonly Field[]): Choice => ({ choice });

/** The same in another namespace than that of what messages are about. */
export const inNamespace = <Kind extends Field>(prefix: Prefix, of: Kind): Kind => ({ ...of, prefix });
