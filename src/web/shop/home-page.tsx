import { Page, PageHead } from '#web/ui/page-layout.tsx';

export default function HomePage() {
  return (
    <Page>
      <PageHead title="HomePage" />
    </Page>
  );
}
