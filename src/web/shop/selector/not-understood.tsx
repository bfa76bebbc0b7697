import { PageMeta } from '#web/shell/page-meta.tsx';
import { Page, PageHead } from '#web/ui/page/page-layout.tsx';
import { useResultsTexts } from '../finder/results/results-texts.ts';
import { SizeSearch } from '../finder/size/size-search.tsx';

/** What was typed is no size: it stands in the field again, with how sizes are written. */
export default function NotUnderstood({ typed }: { typed: string }) {
  const results = useResultsTexts();
  return (
    <Page width="form">
      <PageMeta title={results.titulo} index={false} />
      <PageHead title={results.titulo} />
      <SizeSearch defaultValue={typed} error={results.medidaNoEntendida(typed)} />
    </Page>
  );
}
