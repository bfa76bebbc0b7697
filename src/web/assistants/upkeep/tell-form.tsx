import { seasons, type Season } from '#domain/tyres/season.ts';
import type { UpkeepTexts } from '#i18n/es/upkeep.ts';
import { Button } from '#web/ui/page/button.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Actions, Stack } from '#web/ui/page/page-layout.tsx';
import { TextField } from '#web/ui/page/text-field.tsx';
import { fieldText } from '#web/ui/form-fields.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { useSend } from '#web/walk/use-send.ts';
import { useUpkeepTexts } from './texts.ts';
import type { CarWays, Telling, UpkeepItem } from './told-of.ts';

type Thing = UpkeepItem['cosa'];

const seasonOf = (typed: string): Season | null => seasons.find((season) => season === typed) ?? null;

const noneOf = (cosa: Thing, t: UpkeepTexts): string | undefined =>
  cosa === 'correa' || cosa === 'transmision' || cosa === 'gas' ? t.noLleva[cosa] : undefined;

/** Tyres have no day on which they were done, but one on which they were made, and a season. */
const TyreFields = ({ errors }: { errors: Readonly<Record<string, string>> }) => {
  const t = useUpkeepTexts();
  return (
    <>
      <TextField
        label={t.dot}
        name="dot"
        hint={t.dotPista}
        inputMode="numeric"
        maxLength={20}
        length="short"
        error={errors['dot'] ?? errors['fecha']}
      />
      <SelectField
        label={t.temporada}
        name="temporada"
        empty={t.sinDecir}
        options={seasons.map((value) => ({ value, text: t.temporadas[value] }))}
      />
    </>
  );
};

interface TellFormProps {
  readonly cosa: Thing;
  /** Something was told of it. */
  readonly told: boolean;
  readonly ways: CarWays;
  readonly onDone: () => void;
}

/** When a thing was done elsewhere, or that the car has it not. */
export const TellForm = ({ cosa, told, ways, onDone }: TellFormProps) => {
  const t = useUpkeepTexts();
  const send = async (telling: Telling) => {
    await ways.tell(telling);
    onDone();
    return null;
  };
  const { form, trouble, busy, wrong, errors, onSubmit } = useSend(
    async (data) =>
      await send({
        cosa,
        fecha: fieldText(data, 'fecha') || null,
        dot: fieldText(data, 'dot') || null,
        kms: fieldText(data, 'kms') || null,
        temporada: seasonOf(fieldText(data, 'temporada')),
      }),
    t.sinConexion,
  );
  const {
    form: otherForm,
    busy: otherBusy,
    wrong: otherWrong,
    onSubmit: onOther,
  } = useSend(
    async (data) => await send(data.has('olvidar') ? { cosa, olvidar: true } : { cosa, sin: true }),
    t.sinConexion,
  );
  const none = noneOf(cosa, t);
  const failed = wrong ?? otherWrong;
  return (
    <Stack gap="s">
      <form ref={form} onSubmit={onSubmit} noValidate>
        <Stack gap="s">
          {failed && !failed.problem?.errors && (
            <Notice tone="error" ref={trouble}>
              {failed.error}
            </Notice>
          )}
          {cosa === 'neumaticos' ? (
            <TyreFields errors={errors} />
          ) : (
            <TextField
              label={cosa === 'itv' ? t.fechaItv : t.fecha}
              name="fecha"
              type="date"
              length="middle"
              error={errors['fecha']}
            />
          )}
          {cosa !== 'itv' && cosa !== 'neumaticos' && (
            <TextField
              label={t.conKmsEtiqueta}
              name="kms"
              inputMode="numeric"
              maxLength={8}
              unit="km"
              length="middle"
              error={errors['kms']}
            />
          )}
          <div>
            <Button type="submit" shape="small" busy={busy}>
              {t.guardar}
            </Button>
          </div>
        </Stack>
      </form>
      {(none !== undefined || told) && (
        <form ref={otherForm} onSubmit={onOther}>
          {told && <input type="hidden" name="olvidar" value="1" />}
          <Actions>
            <Button type="submit" look="quiet" shape="small" busy={otherBusy}>
              {told ? t.olvidar : none}
            </Button>
          </Actions>
        </form>
      )}
    </Stack>
  );
};
