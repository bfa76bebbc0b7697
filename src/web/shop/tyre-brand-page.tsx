import { Page, PageHead } from '#web/ui/page-layout.tsx';

export default function TyreBrandPage() {
  return (
    <Page>
      <PageHead title="TyreBrandPage" />
    </Page>
  );
}
