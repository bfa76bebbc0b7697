import { Page, PageHead } from '#web/ui/page-layout.tsx';

export default function TyreLandingPage() {
  return (
    <Page>
      <PageHead title="TyreLandingPage" />
    </Page>
  );
}
