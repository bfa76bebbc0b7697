import { Page, PageHead } from '#web/ui/page-layout.tsx';

export default function TyreGuidePage() {
  return (
    <Page>
      <PageHead title="TyreGuidePage" />
    </Page>
  );
}
