import type { OrderProgress } from '#contract/order-progress.ts';
import { useLanguage } from '#web/language.ts';
import { dayInWords, momentInShort } from '#web/ui/days.ts';
import { shortTime } from '#domain/short-time.ts';
import { Card } from '#web/ui/page/card.tsx';
import { Icon } from '#web/ui/page/icon.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { Skeleton, Waiting } from '#web/ui/walk/skeleton.tsx';
import { whyNot } from '#web/walk/ask.ts';
import { useState } from 'react';
import type { FollowedOrder } from './follow-order.ts';
import styles from './order-status.module.css';
import { useOrderStatusTexts } from './texts.ts';
import { useOrderStatus } from './use-order-status.ts';

type Step = OrderProgress['pasos'][number];

const useStepNames = () => {
  const t = useOrderStatusTexts();
  return ({ enTaller, neumaticos }: OrderProgress, { paso }: Step): string => {
    if (paso === 'pagado' && enTaller) return t.confirmado;
    if (paso === 'en-camino' && !neumaticos) return t.productosEnCamino;
    if (paso === 'en-taller' && !neumaticos) return t.productosEnTaller;
    return t.paso[paso];
  };
};

/** The last step that was reached. */
const reached = ({ pasos }: OrderProgress): Step | undefined => pasos.findLast(({ estado }) => estado !== 'pendiente');

/** What is of use to know at the step that was reached. */
const useHint = () => {
  const t = useOrderStatusTexts();
  const language = useLanguage();
  return (progress: OrderProgress): string | null => {
    const { cita, llegada, tallerAlias } = progress;
    const step = reached(progress)?.paso;
    if (step === 'listo') return t.puedesVenir(tallerAlias);
    if (step === 'en-camino' && llegada) return t.llegan(dayInWords(llegada, language));
    if ((step === 'en-taller' || step === 'pagado') && cita)
      return t.teEsperamos(dayInWords(cita.date, language), shortTime(cita.time), tallerAlias);
    return null;
  };
};

const Steps = ({ progress }: { progress: OrderProgress }) => {
  const t = useOrderStatusTexts();
  const nameOf = useStepNames();
  const hintOf = useHint();
  const language = useLanguage();
  const now = reached(progress);
  const hint = hintOf(progress);
  return (
    <ol className={styles.steps}>
      {progress.pasos.map((step) => (
        <li
          key={step.paso}
          className={styles.step}
          data-state={step.estado}
          aria-current={step.estado === 'ahora' ? 'step' : undefined}
        >
          <span className={styles.post} aria-hidden="true">
            {step.estado === 'hecho' && <Icon name="check" />}
          </span>
          <span className={styles.name}>
            {nameOf(progress, step)}
            {step.estado === 'hecho' && <span className="spoken"> ({t.hecho})</span>}
          </span>
          {step.en && (
            <time className={styles.when} dateTime={step.en}>
              {momentInShort(step.en, language)}
            </time>
          )}
          {step === now && hint && <p className={styles.hint}>{hint}</p>}
        </li>
      ))}
    </ol>
  );
};

/** Says a step that was reached while somebody looks; what was there already is read like the rest of the page. */
const Announced = ({ progress }: { progress: OrderProgress | null }) => {
  const t = useOrderStatusTexts();
  const nameOf = useStepNames();
  const step = progress ? reached(progress) : undefined;
  const name = progress && step ? nameOf(progress, step) : null;
  const [first, setFirst] = useState<string | null>(null);
  if (first === null && name !== null) setFirst(name);
  return (
    <p className="spoken" aria-live="polite">
      {name !== null && first !== null && name !== first ? t.anuncio(name) : ''}
    </p>
  );
};

/** How far an order has come, as it happens. Nothing of one that is not paid, or came to nothing. */
export const OrderStatus = (order: FollowedOrder) => {
  const t = useOrderStatusTexts();
  const { progress, failure } = useOrderStatus(order);
  if (progress?.pasos.length === 0) return null;
  return (
    <Card>
      <Stack>
        <h2>{t.titulo}</h2>
        <Announced progress={progress} />
        {progress ? (
          <Steps progress={progress} />
        ) : failure === null ? (
          <Waiting text={t.cargando}>
            <Skeleton />
            <Skeleton />
          </Waiting>
        ) : null}
        {failure !== null && <Notice tone="warning">{whyNot(failure, t.sinConexion)}</Notice>}
      </Stack>
    </Card>
  );
};
