import { readMotoSearch } from '#domain/finder/read-moto-search.ts';
import { writeMotoSearch, type MotoSearch } from '#domain/finder/moto-search.ts';
import { languageOfPath } from '#contract/addresses.ts';
import { LeadForm } from '../finder/leads/lead-form.tsx';
import { leadSender } from '../finder/leads/send-lead.ts';
import { motoAddress } from './moto-addresses.ts';
import { useMotoTexts } from './texts.ts';

const fields = { email: 'email', phone: 'phone', postcode: 'zipcode' } as const;

/** Keeps who asks for prices and saves the search, then goes on to the results with their postcode. */
export const savingMotoLead = leadSender({
  fields: Object.values(fields),
  send: async (api, { typed, form, url, cestaID }) => {
    const search = { ...readMotoSearch(url.searchParams), cp: typed.zipcode };
    const { marca, ancho, alto, llanta } = search;
    const consulta = `${new URLSearchParams(writeMotoSearch(search))}`;
    return await api('registerMotoBrand', {
      body: {
        ...typed,
        marca,
        ancho,
        alto,
        llanta,
        wantsInfo: form.has('wantsInfo'),
        origen: 'selector-moto',
        cestaID,
        consulta,
      },
    });
  },
  next: ({ pathname, searchParams }, { zipcode }) =>
    motoAddress('resultados', languageOfPath(pathname), { ...readMotoSearch(searchParams), cp: zipcode }),
});

export const MotoLeadForm = ({ search }: { search: MotoSearch }) => {
  const t = useMotoTexts();
  return <LeadForm fields={fields} pairs={writeMotoSearch(search)} cp={search.cp} submit={t.guardar} />;
};
