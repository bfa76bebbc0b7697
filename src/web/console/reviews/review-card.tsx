import type { Answer } from '#contract/contract.ts';
import { keptBackReasons, type KeptBackReason } from '#domain/reviews/kept-back.ts';
import { partsOfReview } from '#domain/reviews/new-review.ts';
import { useLanguage } from '#web/language.ts';
import { AccountForm } from '#web/sign-in/account-form.tsx';
import { dateInWords } from '#web/ui/days.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { fieldText } from '#web/ui/form-fields.ts';
import { Badge } from '#web/ui/page/badge.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Stars } from '#web/ui/stars.tsx';
import type { SendOutcome } from '#web/walk/sending.ts';
import { useConsoleReviewsTexts } from './texts.ts';
import room from '../room.module.css';
import styles from './reviews.module.css';

export type ListedReview = Answer<'listReviewsToRead'>['opiniones'][number];

/** What staff decide of a review; the reason may not have been chosen yet. */
export type Verdict =
  | { readonly estado: 'publicada' }
  | { readonly estado: 'retenida'; readonly motivo: KeptBackReason | undefined };

type Decide = (verdict: Verdict) => Promise<SendOutcome>;

const ReviewWords = ({ review: { texto, idioma, estado } }: { review: ListedReview }) => {
  const t = useConsoleReviewsTexts();
  const language = useLanguage();
  if (texto === '') return <p className={room.soft}>{t.sinTexto}</p>;
  const parts = estado === 'pendiente' ? partsOfReview(texto) : [{ texto, espera: false }];
  return (
    <p className={room.words} lang={idioma === language ? undefined : idioma}>
      {parts.map((part, place) =>
        part.espera ? (
          <mark key={place} className={styles.waits}>
            {part.texto}
          </mark>
        ) : (
          part.texto
        ),
      )}
    </p>
  );
};

const KeepBack = ({ estado, onDecide }: { estado: 'pendiente' | 'publicada'; onDecide: Decide }) => {
  const t = useConsoleReviewsTexts();
  const send = async (form: FormData) => {
    const chosen = fieldText(form, 'motivo');
    return await onDecide({ estado: 'retenida', motivo: keptBackReasons.find((reason) => reason === chosen) });
  };
  return (
    <Disclosure summary={estado === 'pendiente' ? t.noPublicar : t.ocultar} look="plain">
      <AccountForm submit={t.porEsteMotivo[estado]} look="danger" send={send}>
        {(errors) => (
          <SelectField
            label={t.motivo}
            hint={t.avisamos}
            name="motivo"
            empty={t.elige}
            options={keptBackReasons.map((value) => ({ value, text: t.motivos[value] }))}
            error={errors['motivo']}
          />
        )}
      </AccountForm>
    </Disclosure>
  );
};

/** One review as its writer left it, and what can be decided of it. */
export const ReviewCard = ({ review, onDecide }: { review: ListedReview; onDecide: Decide }) => {
  const t = useConsoleReviewsTexts();
  const language = useLanguage();
  const { sobre, cosa, estrellas, nombre, idioma, fecha, escrita, estado, motivo } = review;
  // Whoever kept one back in the database may have written another reason.
  const reasons: Readonly<Record<string, string>> = t.motivos;
  const facts = [
    nombre || t.sinNombre,
    t.vino(dateInWords(fecha, language)),
    t.escrita(dateInWords(escrita, language)),
  ];
  return (
    <Card as="article">
      <Stack gap="s">
        <h2 className={room.name}>{cosa}</h2>
        <p className={room.marks}>
          <Stars estrellas={estrellas} label={t.estrellasDe(estrellas)} />
          <Badge>{t.sobre[sobre]}</Badge>
          <Badge>{t.enIdioma[idioma]}</Badge>
        </p>
        <ReviewWords review={review} />
        <p className={room.soft}>{facts.join(' · ')}</p>
        {motivo !== null && <p>{t.noSePublica(reasons[motivo] ?? motivo)}</p>}
        {estado !== 'publicada' && (
          <AccountForm submit={t.publicar} look="secondary" send={async () => await onDecide({ estado: 'publicada' })}>
            {() => null}
          </AccountForm>
        )}
        {estado !== 'retenida' && <KeepBack estado={estado} onDecide={onDecide} />}
      </Stack>
    </Card>
  );
};
