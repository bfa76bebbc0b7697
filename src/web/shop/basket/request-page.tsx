import { Page, PageHead } from '#web/ui/page-layout.tsx';

export default function RequestPage() {
  return (
    <Page>
      <PageHead title="RequestPage" />
    </Page>
  );
}
