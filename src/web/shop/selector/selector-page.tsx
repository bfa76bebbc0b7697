import { Page, PageHead } from '#web/ui/page-layout.tsx';

export default function SelectorPage() {
  return (
    <Page>
      <PageHead title="SelectorPage" />
    </Page>
  );
}
