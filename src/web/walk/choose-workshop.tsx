import type { Workshop } from '#contract/workshops.ts';
import type { WalkTexts } from '#i18n/es/walk.ts';
import { favouriteFirst } from '#web/stored/favourite-store.ts';
import { Button } from '#web/ui/button.tsx';
import { fieldText, focusFirstError } from '#web/ui/form-fields.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Stack } from '#web/ui/page-layout.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { WorkshopChoice } from '#web/ui/workshop-choice.tsx';
import { useState, type FormEvent, type ReactNode } from 'react';
import styles from './choose-workshop.module.css';
import type { WorkshopWork } from './find-workshops.ts';
import { useWorkshops } from './use-workshops.ts';

/** How many are shown before somebody asks for more. */
const atFirst = 8;
/** How many of those that must be phoned. */
const byPhone = 3;

interface ChooseWorkshopProps {
  readonly t: WalkTexts & { readonly sinConexion: string };
  /** The postcode that was said before. */
  readonly known: string | null;
  readonly work: WorkshopWork;
  /** `codTienda` of the chosen one. */
  readonly chosen: number | null | undefined;
  readonly skeletons: ReactNode;
  readonly onPostcode: (postCode: string) => void;
  readonly onChoose: (tienda: Workshop) => void;
  /** Those that give no appointment here stand apart: under which title, what is said where there are no others, and what each says. */
  readonly apart?: {
    readonly title: string;
    readonly only: string;
    readonly otherwise: (tienda: Workshop) => { readonly why: ReactNode; readonly way: ReactNode };
  };
}

/** Where: the workshops near a place, each with its first free time. */
export const ChooseWorkshop = ({
  t,
  known,
  work,
  chosen,
  skeletons,
  onPostcode,
  onChoose,
  apart,
}: ChooseWorkshopProps) => {
  const { tiendas, favourite, busy, trouble, fieldError, search, locate } = useWorkshops(known, work, t);
  const [shown, setShown] = useState(atFirst);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const postCode = fieldText(new FormData(event.currentTarget), 'cp');
    if (!search(postCode)) return focusFirstError(event.currentTarget);
    setShown(atFirst);
    onPostcode(postCode);
  };
  const isHere = ({ cita }: Workshop) => !apart || cita === 'web';
  const here = favouriteFirst(tiendas?.filter(isHere) ?? [], favourite);
  const others = tiendas?.filter((tienda) => !isHere(tienda)).slice(0, byPhone) ?? [];
  const cards = (some: readonly Workshop[], level: 2 | 3) =>
    some.map((tienda) => (
      <WorkshopChoice
        key={tienda.codTienda}
        tienda={tienda}
        chosen={chosen === tienda.codTienda}
        favourite={favourite?.codTienda === tienda.codTienda}
        level={level}
        t={t}
        otherwise={isHere(tienda) ? undefined : apart?.otherwise(tienda)}
        onChoose={onChoose}
      />
    ));
  return (
    <Stack>
      <form className={styles.search} onSubmit={submit} role="search" noValidate>
        <TextField
          label={t.codigoPostal}
          name="cp"
          autoComplete="postal-code"
          defaultValue={known ?? ''}
          error={fieldError}
          maxLength={60}
          required
        />
        <Button type="submit" look={apart && (tiendas || trouble) ? 'secondary' : 'primary'} busy={busy}>
          {t.buscarTaller}
        </Button>
        <Button look="secondary" onClick={locate}>
          {t.miPosicion}
        </Button>
      </form>
      <div aria-live="polite">
        {trouble && <Notice tone="warning">{trouble}</Notice>}
        {others.length > 0 && here.length === 0 && <Notice tone="warning">{apart?.only}</Notice>}
      </div>
      {busy && !tiendas && !trouble && skeletons}
      {cards(here.slice(0, shown), 2)}
      {here.length > shown && (
        <Button look="secondary" onClick={() => setShown(shown + atFirst)}>
          {t.masTalleres}
        </Button>
      )}
      {apart && others.length > 0 && (
        <section>
          <Stack>
            <h2>{apart.title}</h2>
            {cards(others, 3)}
          </Stack>
        </section>
      )}
    </Stack>
  );
};
