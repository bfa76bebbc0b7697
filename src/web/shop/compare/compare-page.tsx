import { address } from '#contract/addresses.ts';
import { apiOf } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { buttonLink } from '#web/ui/page/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Page, PageHead, Stack } from '#web/ui/page/page-layout.tsx';
import { useEffect } from 'react';
import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { sizeAddress } from '../../size-address.ts';
import { comparedIds } from './compare-address.ts';
import { CompareTable } from './compare-table.tsx';
import { readComparedTyre } from './compared-tyre.ts';
import { mostCompared, savePicks } from '../tyre-cards/picks.ts';
import { useCompareTexts } from './texts.ts';

export const loader = async ({ context, url }: LoaderFunctionArgs) => {
  const { searchParams } = url;
  const typed = searchParams.get('cp')?.trim();
  const cp = typed && /^[a-z\d]{4,6}$/i.test(typed) ? typed : undefined;
  const ids = comparedIds(searchParams);
  const shown = ids.slice(0, mostCompared);
  const api = apiOf(context);
  const found = await Promise.all(shown.map((id) => readComparedTyre(api, id, cp)));
  const tyres = found.filter((tyre) => tyre !== undefined);
  return { tyres, cp, missing: shown.length - tyres.length, tooMany: ids.length > mostCompared };
};

export default function ComparePage() {
  const { tyres, cp, missing, tooMany } = useLoaderData<typeof loader>();
  const t = useCompareTexts();
  const language = useLanguage();
  // The products of the address become the picked ones, also when the address was shared.
  useEffect(() => savePicks(tyres.map(({ id_navision }) => id_navision)), [tyres]);
  const [first] = tyres;
  return (
    <Page>
      <PageMeta title={t.titulo} index={false} />
      <PageHead title={t.titulo} lead={cp?.toUpperCase().startsWith('AD') ? t.textoAndorra : t.texto} />
      <Stack>
        {missing > 0 && <Notice tone="warning">{t.faltan(missing)}</Notice>}
        {tooMany && <Notice tone="info">{t.sobran}</Notice>}
        {first ? (
          <>
            {tyres.length === 1 && <p>{t.uno}</p>}
            <CompareTable tyres={tyres} cp={cp} />
            {tyres.length < mostCompared && (
              <p>
                <Link
                  {...buttonLink('secondary')}
                  to={sizeAddress(language, first, first.tipoVehiculo) + (cp ? `&cp=${encodeURIComponent(cp)}` : '')}
                >
                  {t.otro(`${first.ancho}/${first.serie} R${first.llanta}`)}
                </Link>
              </p>
            )}
          </>
        ) : (
          <EmptyState
            title={t.vacio}
            action={
              <Link {...buttonLink('primary')} to={address('selectorSizes', language)}>
                {t.buscar}
              </Link>
            }
          >
            {t.vacioTexto}
          </EmptyState>
        )}
      </Stack>
    </Page>
  );
}
