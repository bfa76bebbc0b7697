import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { useFollow } from '#web/shell/follow.ts';
import { FrameContext } from '#web/shell/frame-pieces.ts';
import { useShellTexts } from '#web/shell/texts.ts';
import { Button } from '#web/ui/page/button.tsx';
import { Icon } from '#web/ui/page/icon.tsx';
import { Once } from '#web/ui/page/once.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { TextField } from '#web/ui/page/text-field.tsx';
import { useContext, type ReactNode } from 'react';
import { Form } from 'react-router';
import styles from './missing.module.css';

/** Ways on from a page that does not exist: the field for everything, what is sold, and help. */
export default function Missing(): ReactNode {
  const t = useShellTexts();
  const language = useLanguage();
  const follow = useFollow();
  const columns = useContext(FrameContext)?.pie.columnas;
  return (
    <Stack gap="l">
      <Form action={address('search', language)} className={styles.search}>
        <TextField label={t.buscador} hint={t.buscadorPista} name="q" type="search" maxLength={80} />
        <Button type="submit">{t.buscar}</Button>
      </Form>
      <Once as="div" id="missing-ways" className={styles.ways} of={columns} onClick={follow}>
        {columns?.slice(0, 2).map(({ titulo, enlaces }) => (
          <section key={titulo}>
            <h2>{titulo}</h2>
            <ul>
              {enlaces.map(({ to, nombre }) => (
                <li key={to}>
                  <a href={to}>
                    {nombre}
                    <Icon name="forward" />
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Once>
    </Stack>
  );
}
