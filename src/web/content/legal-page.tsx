import { Page, PageHead } from '#web/ui/page-layout.tsx';

export default function LegalPage() {
  return (
    <Page>
      <PageHead title="LegalPage" />
    </Page>
  );
}
