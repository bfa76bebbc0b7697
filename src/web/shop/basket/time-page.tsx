import { Page, PageHead } from '#web/ui/page-layout.tsx';

export default function TimePage() {
  return (
    <Page>
      <PageHead title="TimePage" />
    </Page>
  );
}
