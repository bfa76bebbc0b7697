import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { Button } from '#web/ui/page/button.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { TextField } from '#web/ui/page/text-field.tsx';
import { Form, Link, useNavigation } from 'react-router';
import { useSheetTexts } from '../tyres/sheet-texts.ts';

interface NotifyFormProps {
  /** `id_navision` of the product. */
  readonly producto: string;
  readonly cantidad: number;
  /** Euros of one unit, as it stands on the page. */
  readonly precio: number;
  readonly email?: string | undefined;
  readonly error?: string | undefined;
}

/** Asks to be told when a product is back; it says what happens then, and with the address. */
export const NotifyForm = ({ producto, cantidad, precio, email, error }: NotifyFormProps) => {
  const t = useSheetTexts().aviso;
  const language = useLanguage();
  const { state, formMethod } = useNavigation();
  return (
    <Form method="post" action={address('notify', language, { producto })} noValidate>
      <Stack>
        <h2>{t.titulo}</h2>
        <p>{t.texto}</p>
        <input type="hidden" name="cantidad" value={cantidad} />
        <input type="hidden" name="precio" value={precio} />
        <TextField
          label={t.correo}
          name="email"
          type="email"
          autoComplete="email"
          required
          defaultValue={email}
          error={error}
        />
        <Button type="submit" busy={state === 'submitting' && formMethod === 'POST'}>
          {t.avisar}
        </Button>
        <p>
          <small>
            {t.privacidad} <Link to={address('privacy', language)}>{t.politica}</Link>.
          </small>
        </p>
      </Stack>
    </Form>
  );
};
