import { useLanguage } from '#web/language.ts';
import { formatNumber } from '#domain/format-number.ts';
import { normalisePlate } from '#domain/vehicles/plate.ts';
import { later } from '#web/later.ts';
import { Button } from '#web/ui/page/button.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Actions, Stack } from '#web/ui/page/page-layout.tsx';
import { TextField } from '#web/ui/page/text-field.tsx';
import { PhoneLink } from '#web/ui/phone-link.tsx';
import { useState, type FormEvent } from 'react';
import { Form } from 'react-router';
import oneColumn from '../one-column.module.css';
import { useSending } from '../use-sending.ts';
import { PlateAndKms } from './plate-and-kms.tsx';
import type { RevisionView } from './revision-action.server.ts';
import { useRevisionTexts } from './texts.ts';

/** What this browser knows of the car before anything is typed. */
export interface KnownBefore {
  readonly matricula: string;
  readonly kms: number | null;
  readonly postCode: string;
}

/** Fewer kilometres than the last time are asked about once; what is sent again is believed. */
const useFewer = (before: KnownBefore) => {
  const [asked, setAsked] = useState<{ readonly antes: number; readonly ahora: number } | null>(null);
  const check = (event: FormEvent<HTMLFormElement>) => {
    const form = new FormData(event.currentTarget);
    const [plate, typed] = [form.get('matricula'), form.get('kms')];
    const ahora = typeof typed === 'string' ? Number(typed.replaceAll(/\D/g, '')) : 0;
    const same = typeof plate === 'string' && normalisePlate(plate) === normalisePlate(before.matricula);
    if (!same || before.kms === null || ahora === 0 || ahora >= before.kms || asked?.ahora === ahora) return;
    event.preventDefault();
    setAsked({ antes: before.kms, ahora });
  };
  return { asked, check };
};

/** What went wrong with the plate, and the way on. */
const Trouble = ({ view, telefono }: { view: RevisionView; telefono: string }) => {
  const t = useRevisionTexts();
  const call = <PhoneLink telefono={telefono}>{t.llamar(telefono)}</PhoneLink>;
  if (view.frase)
    return (
      <Notice tone="error" action={call}>
        {view.frase} {view.porMano && t.eligeAMano}
      </Notice>
    );
  if (view.state.status === 'NO_EXISTE')
    return (
      <Notice tone="error" title={t.noExiste} action={call}>
        {t.noExisteTexto(telefono)}
      </Notice>
    );
  if (view.pregunta)
    return (
      <Notice tone="warning" title={t.preguntaFecha}>
        {t.preguntaFechaTexto(view.pregunta.desde, view.pregunta.hasta)}
      </Notice>
    );
  return null;
};

const DescribedCar = await later(async () => (await import('./described-car.tsx')).DescribedCar);

/** What only papers tell: the day of the registration, and which car it is. */
const OfPapers = ({ view }: { view: RevisionView }) => {
  const { errors, fecha, pregunta, porMano } = view;
  const t = useRevisionTexts();
  return (
    <>
      {(pregunta !== null || fecha !== '' || errors['fecha'] !== undefined) && (
        <TextField
          label={t.fecha}
          hint={t.fechaPista}
          name="fecha"
          type="date"
          length="middle"
          defaultValue={fecha}
          error={errors['fecha'] && t.fechaMal}
          required
        />
      )}
      {porMano && <DescribedCar view={view} options={porMano} />}
    </>
  );
};

/** First screen: the plate and the kilometres, and what the plate alone does not tell. */
export const DataStep = ({
  view,
  before,
  telefono,
  demo,
}: {
  view: RevisionView;
  before: KnownBefore;
  telefono: string;
  demo: boolean;
}) => {
  const t = useRevisionTexts();
  const language = useLanguage();
  const { errors, state } = view;
  const { asked, check } = useFewer(before);
  const { busy, begin } = useSending();
  const plate = state.matricula || before.matricula;
  return (
    <Stack gap="l">
      <Trouble view={view} telefono={telefono} />
      <Form
        method="post"
        onSubmit={(event) => {
          check(event);
          begin(event);
        }}
        noValidate
        key={`${before.matricula} ${state.matricula}`}
      >
        <Stack className={oneColumn.narrow}>
          <PlateAndKms
            demo={demo}
            plate={{
              pais: /^[A-Z]\d{4}$/.test(normalisePlate(plate)) ? 'AD' : 'ES',
              defaultValue: plate,
              error: errors['matricula'],
            }}
            kms={{ defaultValue: view.kms || (before.kms ?? undefined), error: errors['kms'] && t.kmsMal }}
          />
          <TextField
            label={t.postCode}
            hint={t.postCodePista}
            name="postCode"
            autoComplete="postal-code"
            data-known="cp"
            maxLength={60}
            optional={t.opcional}
            defaultValue={state.postCode || before.postCode}
            error={errors['postCode']}
          />
          <OfPapers view={view} />
          <input type="hidden" name="desde" value={state.comingFrom} />
          {asked && (
            <Notice tone="warning">
              {t.menosKms(formatNumber(asked.antes, language), formatNumber(asked.ahora, language))}
            </Notice>
          )}
          <Actions>
            <Button type="submit" name="paso" value="coche" busy={busy}>
              {asked ? t.siSonEsos : t.verAceites}
            </Button>
          </Actions>
        </Stack>
      </Form>
    </Stack>
  );
};
