import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { rememberPurchase } from '#web/stored/search-memory.ts';
import { HiddenPairs } from '#web/ui/hidden-pairs.tsx';
import { Button } from '#web/ui/page/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { Price } from '#web/ui/page/price.tsx';
import { Form } from 'react-router';
import { useUpkeepTexts } from './texts.ts';
import type { ShownCar } from './told-of.ts';
import styles from './upkeep.module.css';

/** Inside a sentence: what is no abbreviation begins small. */
const inside = (name: string): string =>
  /^\p{Lu}{2}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);

/** A pack that does several of the things that are due, in one tap; nothing where there is none. */
export const PackCard = ({ car: { packs, matricula } }: { car: ShownCar }) => {
  const t = useUpkeepTexts();
  const language = useLanguage();
  const [pack] = packs;
  if (!pack) return null;
  const { id_navision, nombre, cosas, incluye, precio, minutos } = pack;
  return (
    <Card as="section" className={styles.together}>
      <Stack gap="s">
        <h2>{nombre}</h2>
        <p>
          {t.packTexto(
            new Intl.ListFormat(language).format(
              cosas.map((cosa, place) => (place === 0 ? t.cosas[cosa] : inside(t.cosas[cosa]))),
            ),
          )}
        </p>
        <ul className={styles.names}>
          {incluye.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
        <p className={styles.sum}>
          <Price importe={precio} size="l" />
          <span>{t.duracion(minutos)}</span>
        </p>
        <Form
          action={address('basket', language)}
          onSubmit={() => rememberPurchase({ id_navision, matricula, selectedRevision: id_navision })}
        >
          <HiddenPairs
            pairs={[
              ['anadir', id_navision],
              ['cantidad', '1'],
            ]}
          />
          <Button type="submit" look="secondary" shape="wide" aria-label={t.anadirPack(nombre)}>
            {t.anadir}
          </Button>
        </Form>
      </Stack>
    </Card>
  );
};
