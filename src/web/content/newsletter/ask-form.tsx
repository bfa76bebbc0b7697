import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { useFocusWrong } from '#web/ui/focus-wrong.ts';
import { Button } from '#web/ui/page/button.tsx';
import { CheckField } from '#web/ui/check-field.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { TextField } from '#web/ui/page/text-field.tsx';
import { Form, Link, useNavigation } from 'react-router';
import { useNewsletterTexts } from './texts.ts';

export interface RefusedWish {
  readonly email: string;
  readonly permiso: boolean;
  readonly error: string;
  readonly errors: Readonly<Record<string, string>>;
  /** The footer's form has no stamp; sent from here it has one. */
  readonly again: boolean;
}

/** Asks for the newsletter; from the footer it comes here when something is missing. */
export const AskForm = ({ wrong, stamp }: { wrong: RefusedWish | undefined; stamp: string | null }) => {
  const t = useNewsletterTexts();
  const language = useLanguage();
  const busy = useNavigation().state !== 'idle';
  const form = useFocusWrong(wrong);
  const { errors = {} } = wrong ?? {};
  return (
    <Form ref={form} method="post" action={address('newsletterConfirm', language)} noValidate>
      <Stack>
        {wrong && Object.keys(errors).length === 0 && (
          <Notice tone={wrong.again ? 'info' : 'error'}>{wrong.again ? t.otraVez : wrong.error}</Notice>
        )}
        <input type="hidden" name="token" value={stamp ?? ''} />
        <TextField
          label={t.correo}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          required
          defaultValue={wrong?.email}
          error={errors['email']}
        />
        <CheckField
          name="permiso_comercial"
          label={t.permiso}
          defaultChecked={wrong?.permiso}
          error={errors['permiso_comercial']}
        />
        <div>
          <Button type="submit" busy={busy}>
            {t.suscribirme}
          </Button>
        </div>
        <p>
          <Link to={address('privacy', language)}>{t.privacidad}</Link>
        </p>
      </Stack>
    </Form>
  );
};
