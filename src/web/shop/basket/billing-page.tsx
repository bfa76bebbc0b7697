import { Page, PageHead } from '#web/ui/page-layout.tsx';

export default function BillingPage() {
  return (
    <Page>
      <PageHead title="BillingPage" />
    </Page>
  );
}
