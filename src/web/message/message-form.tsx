import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { Button } from '#web/ui/page/button.tsx';
import { CheckField } from '#web/ui/check-field.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { useFocusWrong } from '#web/ui/focus-wrong.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { useUncorrected } from '#web/ui/uncorrected.ts';
import type { ReactNode } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import type { TypedMessage } from './send-message.ts';
import { useCasesTexts } from './texts.ts';

export interface RefusedMessage {
  readonly typed: TypedMessage;
  readonly error: string;
  readonly errors: Readonly<Record<string, string>>;
}

interface MessageFormProps {
  answer: RefusedMessage | undefined;
  /** What `site-init` gave for it; null on a page that is kept, which asks for one when something is typed. */
  stamp: string | null;
  /** Which form of its page it is, where a page may have several. */
  place?: number | undefined;
  taller?: string | undefined;
  comment: { readonly label: string; readonly hint?: string };
  children: (known: Partial<TypedMessage>, errors: Readonly<Record<string, string>>) => ReactNode;
}

/** A plain form to the page it stands on: it sends with and without scripts, and nothing of it is in an address. */
export const MessageForm = ({ answer, stamp, place, taller = '', comment, children }: MessageFormProps) => {
  const t = useCasesTexts();
  const language = useLanguage();
  const busy = useNavigation().state !== 'idle';
  const form = useFocusWrong(answer);
  const known: Partial<TypedMessage> = answer?.typed ?? {};
  const errors = useUncorrected(form, answer?.errors);
  return (
    <Form method="post" noValidate ref={form}>
      <Stack>
        {answer && <Notice tone="error">{Object.keys(answer.errors).length > 0 ? t.revisa : answer.error}</Notice>}
        <input type="hidden" name="token" value={stamp ?? ''} />
        {place !== undefined && <input type="hidden" name="formulario" value={place} />}
        <input type="hidden" name="taller" value={taller} />
        {children(known, errors)}
        <TextArea
          {...comment}
          name="comentario"
          maxLength={3000}
          required
          defaultValue={known.comentario}
          error={errors['comentario']}
        />
        <div>
          <CheckField
            name="privacidad"
            label={t.privacidad}
            defaultChecked={known.privacidad}
            error={errors['privacidad']}
          />
          <Link to={address('privacy', language)} target="_blank">
            {t.leerPrivacidad}
          </Link>
        </div>
        <p>
          <small>{t.uso}</small>
        </p>
        <div>
          <Button type="submit" busy={busy}>
            {t.enviar}
          </Button>
        </div>
      </Stack>
    </Form>
  );
};
