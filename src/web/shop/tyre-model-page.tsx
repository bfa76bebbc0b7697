import { Page, PageHead } from '#web/ui/page-layout.tsx';

export default function TyreModelPage() {
  return (
    <Page>
      <PageHead title="TyreModelPage" />
    </Page>
  );
}
