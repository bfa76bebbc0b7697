import { Page, PageHead } from '#web/ui/page-layout.tsx';

export default function OptionsPage() {
  return (
    <Page>
      <PageHead title="OptionsPage" />
    </Page>
  );
}
