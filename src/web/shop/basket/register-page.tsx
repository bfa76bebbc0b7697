import { Page, PageHead } from '#web/ui/page-layout.tsx';

export default function RegisterPage() {
  return (
    <Page>
      <PageHead title="RegisterPage" />
    </Page>
  );
}
