import { Page, PageHead } from '#web/ui/page-layout.tsx';

export default function TyreBrandsPage() {
  return (
    <Page>
      <PageHead title="TyreBrandsPage" />
    </Page>
  );
}
