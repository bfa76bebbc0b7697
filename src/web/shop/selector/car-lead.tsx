import { readSearch } from '#domain/finder/read-car-search.ts';
import { type TyreSearch, writeSearch } from '#domain/finder/car-search.ts';
import { languageOfPath } from '#contract/addresses.ts';
import { LeadForm } from '../finder/leads/lead-form.tsx';
import { leadSender } from '../finder/leads/send-lead.ts';
import { searchAddress, type CarPage } from './results/car-finder.ts';

const fields = { email: 'email', phone: 'telefono', postcode: 'codigo_postal' } as const;

/** Keeps who asks for prices and saves the search, then goes on to the results with their postcode. */
export const savingCarLead = (next: CarPage) =>
  leadSender({
    fields: Object.values(fields),
    send: async (api, { typed, form, url, cestaID }) =>
      await api('createLead', {
        body: {
          ...typed,
          telefono: typed.telefono || null,
          wantsInfo: form.has('wantsInfo'),
          origen: 'selector',
          idioma: languageOfPath(url.pathname),
          cestaID,
          busqueda: {
            selector: 'coche',
            consulta: `${new URLSearchParams(writeSearch({ ...readSearch(url.searchParams), cp: typed.codigo_postal }))}`,
          },
        },
      }),
    next: ({ pathname, searchParams }, { codigo_postal }) =>
      searchAddress(next, languageOfPath(pathname), { ...readSearch(searchParams), cp: codigo_postal }),
  });

export const CarLeadForm = ({ search, submit }: { search: TyreSearch; submit: string }) => (
  <LeadForm fields={fields} pairs={writeSearch(search)} cp={search.cp} submit={submit} />
);
