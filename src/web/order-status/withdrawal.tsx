import type { Answer } from '#contract/contract.ts';
import { browserApi } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { unguessableId } from '#web/stored/unguessable-id.ts';
import { dayInWords } from '#web/ui/days.ts';
import { fieldText } from '#web/ui/form-fields.ts';
import { Button, buttonLink } from '#web/ui/page/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { writeEuros } from '#web/ui/page/euros.ts';
import { Notice } from '#web/ui/page/notice.tsx';
import { Actions, Stack } from '#web/ui/page/page-layout.tsx';
import { TextField } from '#web/ui/page/text-field.tsx';
import { Skeleton, Waiting } from '#web/ui/walk/skeleton.tsx';
import { PhoneLink } from '#web/ui/phone-link.tsx';
import type { Ask } from '#web/walk/ask.ts';
import type { SendOutcome } from '#web/walk/sending.ts';
import { Unanswered } from '#web/walk/try-again.tsx';
import { useAnswer } from '#web/walk/use-answer.ts';
import { useSend } from '#web/walk/use-send.ts';
import { useEffect, useRef, useState } from 'react';
import type { FollowedOrder } from './follow-order.ts';
import { useWithdrawalTexts } from './withdrawal-texts.ts';

type Shown = Answer<'readWithdrawal'>;

interface WithdrawnOrder extends FollowedOrder {
  /** The name of whoever is signed in. */
  readonly known?: string | undefined;
}

interface WithdrawalProps extends WithdrawnOrder {
  /** What else the page says of the order is not so any more. */
  readonly onWithdrawn: () => void;
}

const askWithdrawal: Ask<FollowedOrder, Shown> = (api, { n, token, link }, signal) =>
  api('readWithdrawal', { params: { n }, query: link ?? {} }, { token, signal });

const Lines = ({ title, lines }: { title: string; lines: Shown['lineas'] }) => {
  const t = useWithdrawalTexts();
  if (lines.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {lines.map(({ cantidad, nombre, motivo }) => (
          <li key={nombre}>
            {cantidad} × {nombre}
            {motivo && <> — {t.motivo[motivo]}</>}
          </li>
        ))}
      </ul>
    </div>
  );
};

/** Where the goods go, and by which way the money comes back. */
const BringBack = ({ shown: { tallerAlias, enLinea, enTaller } }: { shown: Shown }) => {
  const t = useWithdrawalTexts();
  return (
    <p>
      {t.traer(tallerAlias)}
      {enLinea > 0 && <> {t.vuelve(writeEuros(enLinea))}</>}
      {enTaller > 0 && <> {t.enTaller(writeEuros(enTaller))}</>}
    </p>
  );
};

const Declared = ({ shown, made }: { shown: Shown; made: NonNullable<Shown['declarado']> }) => {
  const t = useWithdrawalTexts();
  const language = useLanguage();
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'medium', timeZone: 'Europe/Madrid' });
  return (
    <Notice tone="success" title={t.hecho}>
      <p>{t.recibido(when.format(new Date(made.recibido)))}</p>
      {made.estado === 'por-devolver' && <BringBack shown={shown} />}
      {made.estado === 'devuelto' && <p>{t.devuelto}</p>}
      {made.estado === 'hecho' && made.importe > 0 && <p>{t.vuelve(writeEuros(made.importe))}</p>}
    </Notice>
  );
};

interface ConfirmProps {
  order: WithdrawnOrder;
  shown: Shown;
  onDone: () => void;
  onLeave: () => void;
}

/** The second step: what is declared, by whom, and where its confirmation goes. */
const Confirm = ({ order: { n, token, link, known }, shown, onDone, onLeave }: ConfirmProps) => {
  const t = useWithdrawalTexts();
  const language = useLanguage();
  const title = useRef<HTMLHeadingElement>(null);
  const [idempotencyKey] = useState(unguessableId);
  useEffect(() => title.current?.focus(), []);
  const work = async (typed: FormData): Promise<SendOutcome> => {
    const nombre = fieldText(typed, 'nombre');
    if (nombre === '') return { errors: { nombre: t.nombreFalta } };
    const body = { nombre, confirmo: true as const };
    await browserApi(language)('withdraw', { params: { n }, query: link ?? {}, body }, { token, idempotencyKey });
    onDone();
    return null;
  };
  const { form, trouble, busy, wrong, errors, onSubmit } = useSend(work, t.sinConexion);
  const { orderNumber, puede, importe, lineas, email } = shown;
  const sayStep = () => {
    if (puede === 'lineas') return t.pasoLineas(orderNumber);
    return importe > 0 ? t.pasoTexto(orderNumber, writeEuros(importe)) : t.pasoSinPago(orderNumber);
  };
  return (
    <form ref={form} onSubmit={onSubmit} noValidate>
      <Stack>
        <h3 ref={title} tabIndex={-1}>
          {t.paso}
        </h3>
        <p>{sayStep()}</p>
        {puede === 'lineas' && <BringBack shown={shown} />}
        <Lines title={t.de} lines={lineas.filter(({ motivo }) => motivo === null)} />
        <Lines title={t.noDe} lines={lineas.filter(({ motivo }) => motivo !== null)} />
        {wrong?.error && (
          <Notice tone="error" ref={trouble}>
            {wrong.error}
          </Notice>
        )}
        <TextField
          label={t.nombre}
          name="nombre"
          autoComplete="name"
          defaultValue={known}
          maxLength={120}
          required
          error={errors['nombre']}
        />
        <p>{t.correo(email)}</p>
        <Actions>
          <Button look="secondary" onClick={onLeave}>
            {t.dejarlo}
          </Button>
          <Button type="submit" look="danger" busy={busy}>
            {t.confirmar}
          </Button>
        </Actions>
      </Stack>
    </form>
  );
};

const Possible = ({ order, shown, again }: { order: WithdrawnOrder; shown: Shown; again: () => void }) => {
  const t = useWithdrawalTexts();
  const language = useLanguage();
  const [asked, setAsked] = useState(false);
  if (asked) return <Confirm order={order} shown={shown} onDone={again} onLeave={() => setAsked(false)} />;
  return (
    <>
      <p>{shown.puede === 'todo' ? t.todoTexto : t.lineasTexto(dayInWords(shown.hasta ?? '', language))}</p>
      <div>
        <Button look="secondary" onClick={() => setAsked(true)}>
          {t.boton}
        </Button>
      </div>
    </>
  );
};

const Impossible = ({ shown: { motivo, lineas, tallerTelefono } }: { shown: Shown }) => {
  const t = useWithdrawalTexts();
  return (
    <>
      <Notice
        quiet
        title={t.nada}
        action={
          <PhoneLink {...buttonLink('secondary')} telefono={tallerTelefono}>
            {t.llamar(tallerTelefono)}
          </PhoneLink>
        }
      >
        {motivo && t.motivo[motivo]}
        {motivo === 'montado' && <> {t.garantia}</>}
      </Notice>
      {new Set(lineas.map((line) => line.motivo)).size > 1 && <Lines title={t.noDe} lines={lineas} />}
    </>
  );
};

/** The way out of an order: a button, a second step, and what was declared (decision 059). */
export const Withdrawal = ({ n, token, link, known, onWithdrawn }: WithdrawalProps) => {
  const t = useWithdrawalTexts();
  const asked = useAnswer(askWithdrawal, { n, token, link });
  const { answer, failure } = asked;
  const again = () => {
    asked.again();
    onWithdrawn();
  };
  const body = () => {
    if (!answer)
      return failure === null ? (
        <Waiting text={t.cargando}>
          <Skeleton />
        </Waiting>
      ) : null;
    if (answer.declarado) return <Declared shown={answer} made={answer.declarado} />;
    return answer.puede === 'nada' ? (
      <Impossible shown={answer} />
    ) : (
      <Possible order={{ n, token, link, known }} shown={answer} again={again} />
    );
  };
  return (
    <Card>
      <Stack>
        <h2>{t.titulo}</h2>
        <Unanswered t={t} asked={asked} />
        {body()}
      </Stack>
    </Card>
  );
};
