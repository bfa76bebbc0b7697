import { assistantKeys } from '#web/stored/assistant-keys.ts';
import { readStored } from '#web/stored/read-stored.ts';
import { sameKeys } from '#web/stored/same-keys.ts';
import type { Keys } from '#web/stored/stored-state.ts';
import { writeStored } from '#web/stored/write-stored.ts';
import { nothingAsked, type KeptOil, type RevisionState } from './revision-state.ts';

const oilKeys: Keys<Required<Omit<KeptOil, 'cumple' | 'precioLitro'>>> = {
  id_site_revision_aceite: null,
  recomendado: null,
  tipo_aceite: null,
  aplicacion: null,
  sae: null,
  normativa: null,
};

const keptOil = (oil: KeptOil): KeptOil => ({
  id_site_revision_aceite: oil.id_site_revision_aceite,
  recomendado: oil.recomendado,
  tipo_aceite: oil.tipo_aceite,
  aplicacion: oil.aplicacion,
  sae: oil.sae,
  normativa: oil.normativa,
});

const key = assistantKeys.revision;
const version = 1;

/** A revision as this browser keeps it (spec R30). */
export const keptRevision = (): RevisionState => {
  const kept = readStored(key, version, nothingAsked);
  return sameKeys(kept.listaAceites, [oilKeys]) ? kept : nothingAsked;
};

export const keepRevision = (state: RevisionState): void =>
  writeStored(key, version, { ...state, listaAceites: state.listaAceites.map(keptOil) });
