import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import type { loader } from '#web/root.tsx';
import { useShellTexts } from '#web/shell/texts.ts';
import { Button } from '#web/ui/page/button.tsx';
import { Icon } from '#web/ui/page/icon.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { TextField } from '#web/ui/page/text-field.tsx';
import type { ReactNode } from 'react';
import { Form, Link, useRouteLoaderData } from 'react-router';
import styles from './missing.module.css';

/** Ways on from a page that does not exist: the field for everything, what is sold, and help. */
export default function Missing(): ReactNode {
  const t = useShellTexts();
  const language = useLanguage();
  const [shop, help] = useRouteLoaderData<typeof loader>('root')?.pie.columnas ?? [];
  return (
    <Stack gap="l">
      <Form action={address('search', language)} className={styles.search}>
        <TextField label={t.buscador} hint={t.buscadorPista} name="q" type="search" maxLength={80} />
        <Button type="submit">{t.buscar}</Button>
      </Form>
      <div className={styles.ways}>
        {[shop, help].map(
          (group) =>
            group && (
              <section key={group.titulo}>
                <h2>{group.titulo}</h2>
                <ul>
                  {group.enlaces.map(({ to, nombre }) => (
                    <li key={to}>
                      <Link to={to}>
                        {nombre}
                        <Icon name="forward" />
                      </Link>
                    </li>
                  ))}
                </ul>
              </section>
            ),
        )}
      </div>
    </Stack>
  );
}
