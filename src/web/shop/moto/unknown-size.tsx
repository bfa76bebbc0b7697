import type { MotoSearch } from '#domain/finder/moto-search.ts';
import { useLanguage } from '#web/language.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { buttonLink } from '#web/ui/page/button.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Actions, Page, PageHead, Stack } from '#web/ui/page/page-layout.tsx';
import { Link } from 'react-router';
import { motoName } from './model-name.ts';
import { motoAddress } from './moto-addresses.ts';
import { useMotoTexts } from './texts.ts';

/** The model is known and its size is not: the search by size is the way on (spec S30). */
export const UnknownSize = ({ search }: { search: MotoSearch }) => {
  const t = useMotoTexts();
  const language = useLanguage();
  const title = t.tituloModelo(motoName(search));
  return (
    <Page width="form">
      <PageMeta title={title} index={false} />
      <PageHead title={title} />
      <Stack>
        <Notice tone="error" title={t.sinMedidas}>
          {t.buscaPorMedida}
        </Notice>
        <Actions>
          <Link {...buttonLink('primary')} to={motoAddress('medidas', language, { cp: search.cp })}>
            {t.porMedida}
          </Link>
          <Link {...buttonLink('secondary')} to={motoAddress('modelo', language, { cp: search.cp })}>
            {t.otraMoto}
          </Link>
        </Actions>
      </Stack>
    </Page>
  );
};
