import { Page, PageHead } from '#web/ui/page-layout.tsx';

export default function ResultsPage() {
  return (
    <Page>
      <PageHead title="ResultsPage" />
    </Page>
  );
}
