import type { Answer } from '#contract/contract.ts';
import { reviewedVehicles } from '#domain/reviews/product-review.ts';
import { Button } from '#web/ui/page/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { TextField } from '#web/ui/page/text-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { RadioCards } from '#web/ui/walk/radio-cards.tsx';
import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { useWriteReviewTexts } from './write-texts.ts';
import styles from './reviewed-line.module.css';

type Line = Answer<'readBoughtLines'>['lineas'][number];

interface Wrong {
  readonly texto: string;
  readonly nombre: string;
  readonly vehiculo: string;
  readonly estrellas: number;
  /** Null where the stars are missing. */
  readonly error: string | null;
}

const steps = [5, 4, 3, 2, 1];

const Fields = ({ line, wrong }: { line: Line; wrong: Wrong | undefined }) => {
  const t = useWriteReviewTexts();
  const estrellas = (wrong?.estrellas ?? 0) || line.estrellas;
  return (
    <>
      <RadioCards
        name="estrellas"
        legend={t.estrellas}
        layout="fit"
        error={wrong?.error === null ? t.faltanEstrellas : undefined}
        defaultValue={estrellas ? String(estrellas) : undefined}
        options={steps.map((step) => ({ value: String(step), title: t.estrellasDe(step) }))}
      />
      <TextArea
        label={t.texto}
        hint={t.textoPista}
        optional={t.opcional}
        name="texto"
        maxLength={1000}
        defaultValue={wrong?.texto ?? line.texto}
      />
      <TextField
        label={t.nombre}
        hint={t.nombrePista}
        name="nombre"
        maxLength={40}
        autoComplete="given-name"
        defaultValue={wrong?.nombre ?? line.nombre}
      />
      <SelectField
        label={t.vehiculo}
        hint={t.vehiculoPista}
        optional={t.opcional}
        name="vehiculo"
        empty={t.noDecir}
        defaultValue={wrong?.vehiculo ?? line.vehiculo ?? ''}
        options={reviewedVehicles.map((value) => ({ value, text: t.vehiculos[value] }))}
      />
    </>
  );
};

const TakeBack = ({ linea, busy }: { linea: string; busy: boolean }) => {
  const t = useWriteReviewTexts();
  return (
    <details className={styles.back}>
      <summary>{t.retirar}</summary>
      <Form method="post">
        <input type="hidden" name="linea" value={linea} />
        <p>{t.retirarAviso}</p>
        <Button type="submit" name="que" value="retirar" busy={busy}>
          {t.retirarSi}
        </Button>
      </Form>
    </details>
  );
};

/** A product that was bought: what was written of it, and the form for as long as it may be written. */
export const ReviewedLine = ({ line, wrong }: { line: Line; wrong: Wrong | undefined }) => {
  const t = useWriteReviewTexts();
  const busy = useNavigation().state !== 'idle';
  const form = useRef<HTMLFormElement>(null);
  const missing = wrong?.error === null;
  useEffect(() => {
    if (missing) form.current?.querySelector<HTMLInputElement>('input[type=radio]')?.focus();
  }, [missing, wrong]);
  const { linea, producto, estado, version, cambiable } = line;
  return (
    <Card as="section" id={linea} aria-labelledby={`${linea}-titulo`} className={styles.line}>
      <h2 id={`${linea}-titulo`}>{producto}</h2>
      {estado && <Notice tone={estado === 'publicada' ? 'success' : 'info'}>{t[estado]}</Notice>}
      {cambiable && (
        <Form method="post" noValidate ref={form}>
          <input type="hidden" name="linea" value={linea} />
          <input type="hidden" name="version" value={version} />
          <Stack>
            {wrong?.error && <Notice tone="error">{wrong.error}</Notice>}
            <Fields line={line} wrong={wrong} />
            {!estado && <p>{t.regla}</p>}
            <Button type="submit" look="primary" busy={busy}>
              {estado ? t.cambiar : t.enviar}
            </Button>
          </Stack>
        </Form>
      )}
      {estado && estado !== 'retirada' && <TakeBack linea={linea} busy={busy} />}
    </Card>
  );
};
