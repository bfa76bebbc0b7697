import { storedState, type Keys } from '#web/stored/stored-state.ts';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
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

/** A revision as this browser keeps it (spec R30). */
export const useRevision = create<RevisionState>()(
  persist(
    () => nothingAsked,
    storedState<RevisionState, RevisionState>({
      key: 'revision',
      version: 1,
      keep: (state) => ({ ...state, listaAceites: state.listaAceites.map(keptOil) }),
      like: ({ listaAceites }) => ({ ...nothingAsked, listaAceites: listaAceites.length > 0 ? [oilKeys] : [] }),
      storage: () => localStorage,
    }),
  ),
);
