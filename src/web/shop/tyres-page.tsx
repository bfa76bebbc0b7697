import { Page, PageHead } from '#web/ui/page-layout.tsx';

export default function TyresPage() {
  return (
    <Page>
      <PageHead title="TyresPage" />
    </Page>
  );
}
