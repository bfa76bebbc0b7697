import { Page, PageHead } from '#web/ui/page-layout.tsx';

export default function PaymentPage() {
  return (
    <Page>
      <PageHead title="PaymentPage" />
    </Page>
  );
}
