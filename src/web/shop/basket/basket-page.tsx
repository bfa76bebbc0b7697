import { Page, PageHead } from '#web/ui/page-layout.tsx';

export default function BasketPage() {
  return (
    <Page>
      <PageHead title="BasketPage" />
    </Page>
  );
}
