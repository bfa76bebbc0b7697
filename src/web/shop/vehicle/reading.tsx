import { Columns } from '#web/ui/page/page-layout.tsx';
import { PricedCards } from './priced-cards.tsx';
import { Sections } from '../prose/sections.tsx';
import type { readContentPage } from './content-data.server.ts';
import { HelpCard } from './help-card.tsx';
import { useVehicleTexts } from './texts.ts';

type Data = Awaited<ReturnType<typeof readContentPage>>;

/** What is to be known of it, beside what it costs. */
export const Explained = ({ texto, desde, dentro, ayuda }: Pick<Data, 'texto' | 'desde' | 'dentro' | 'ayuda'>) => (
  <Columns side="price" aside={<HelpCard help={ayuda} from={desde} inside={dentro} />}>
    <Sections sections={texto.secciones} />
  </Columns>
);

/** Where to read on. */
export const AlsoRead = ({ tambien }: Pick<Data, 'tambien'>) => {
  const t = useVehicleTexts();
  return (
    <section>
      <h2>{t.tambien}</h2>
      <PricedCards links={tambien} />
    </section>
  );
};
