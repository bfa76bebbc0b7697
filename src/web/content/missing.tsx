import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import type { loader } from '#web/root.tsx';
import { useShellTexts } from '#web/shell/texts.ts';
import { Button } from '#web/ui/page/button.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { TextField } from '#web/ui/page/text-field.tsx';
import type { ReactNode } from 'react';
import { Form, Link, useRouteLoaderData } from 'react-router';
import styles from './missing.module.css';

/** Ways on from a page that does not exist: the field for everything, and what the menu leads to. */
export default function Missing(): ReactNode {
  const t = useShellTexts();
  const language = useLanguage();
  const menu = useRouteLoaderData<typeof loader>('root')?.menu ?? [];
  return (
    <Stack gap="l">
      <Form action={address('search', language)} className={styles.search}>
        <TextField label={t.buscador} hint={t.buscadorPista} name="q" type="search" maxLength={80} />
        <Button type="submit">{t.buscar}</Button>
      </Form>
      <ul className={styles.ways}>
        {menu.map(
          (entry) =>
            'to' in entry && (
              <li key={entry.to}>
                <Link to={entry.to}>{entry.nombre}</Link>
              </li>
            ),
        )}
      </ul>
    </Stack>
  );
}
