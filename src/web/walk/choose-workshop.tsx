import type { Workshop } from '#contract/workshops.ts';
import type { WalkTexts } from '#i18n/es/walk.ts';
import { favouriteFirst } from '#web/stored/favourite-store.ts';
import { useNow } from '#web/use-now.ts';
import { Button } from '#web/ui/page/button.tsx';
import { fieldText, focusFirstError } from '#web/ui/form-fields.ts';
import { Icon } from '#web/ui/page/icon.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { TextField } from '#web/ui/page/text-field.tsx';
import { WorkshopChoice } from '#web/ui/workshop-choice.tsx';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import styles from './choose-workshop.module.css';
import { mapCardId } from '#web/map/map-point.ts';
import { FirstHours } from './first-hours.tsx';
import { OnMap } from './on-map.tsx';
import type { WorkshopsFound, WorkshopsWanted, WorkshopWork } from './find-workshops.ts';
import type { ToldAnswer } from './use-answer.ts';
import { useWorkshops } from './use-workshops.ts';

/** How many are shown before somebody asks for more. */
const atFirst = 8;
/** How many of those that must be phoned. */
const byPhone = 3;

type Found = ReturnType<typeof useWorkshops>;

interface DayAndTime {
  readonly date: string;
  readonly time: string;
}

interface ChooseWorkshopProps {
  readonly t: WalkTexts & { readonly sinConexion: string };
  /** The postcode that was said before. */
  readonly known: string | null;
  /** What the page's address says beside the place; it is sent along where the form is sent before the page is alive. */
  readonly carried?: Readonly<Record<string, string>> | undefined;
  readonly work: WorkshopWork;
  /** Those that the page brought with it. */
  readonly told?: ToldAnswer<WorkshopsWanted, WorkshopsFound> | null;
  /** When the server drew the page, in milliseconds, where it did. */
  readonly drawnAt?: number | undefined;
  /** `codTienda` of the chosen one. */
  readonly chosen: number | null | undefined;
  readonly skeletons: ReactNode;
  readonly onPostcode: (postCode: string) => void;
  readonly onChoose: (tienda: Workshop) => void;
  /** Somebody may look at its hours next: a finger, a pointer or the focus is on it. */
  readonly onNear?: (tienda: Workshop) => void;
  /** Takes one of its first hours at once. Resolves to why it is not to be had, in a sentence, or to null. Without it hours are a step of their own. */
  readonly onHour?: ((tienda: Workshop, hour: DayAndTime) => Promise<string | null>) | undefined;
  /** Those that give no appointment here stand apart: under which title, what is said where there are no others, and what each says. */
  readonly apart?: {
    readonly title: string;
    readonly only: string;
    readonly otherwise: (tienda: Workshop) => { readonly why: ReactNode; readonly way: ReactNode };
  };
}

/** Postcode or town, or where the visitor's browser is. */
const Search = ({ props, found, onSearch }: { props: ChooseWorkshopProps; found: Found; onSearch: () => void }) => {
  const { t, known, carried, apart, onPostcode } = props;
  const { tiendas, trouble, fieldError, busy, search, typed, locate } = found;
  const field = useRef<HTMLInputElement>(null);
  // Another beginning would be written before what somebody is typing.
  const [first] = useState(known);
  // Known a moment later than the page, it stands in the field, unless somebody types there.
  useEffect(() => {
    const box = field.current;
    if (box && known && box.value === '' && box !== document.activeElement) box.value = known;
  }, [known]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const postCode = fieldText(new FormData(event.currentTarget), 'cp');
    if (!search(postCode)) return focusFirstError(event.currentTarget);
    onSearch();
    onPostcode(postCode);
  };
  return (
    <form className={styles.search} onSubmit={submit} role="search" noValidate>
      {Object.entries(carried ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField
        label={t.codigoPostal}
        name="cp"
        ref={field}
        autoComplete="postal-code"
        data-known="cp"
        defaultValue={first ?? ''}
        error={fieldError}
        maxLength={60}
        required
        onInput={({ currentTarget }) => typed(currentTarget.value)}
      />
      <Button type="submit" look={tiendas || (apart && trouble) ? 'secondary' : 'primary'} busy={busy}>
        {t.buscarTaller}
      </Button>
      <Button look="secondary" onClick={locate}>
        <Icon name="pin" />
        {t.miPosicion}
      </Button>
    </form>
  );
};

/** What was pressed is marked at once, before the server has held it; what it refuses is said, and hours are asked for anew. */
const useHours = ({ onHour }: ChooseWorkshopProps, again: () => void) => {
  const [pressed, setPressed] = useState<(DayAndTime & { readonly codTienda: number }) | null>(null);
  const [refused, setRefused] = useState<{ readonly codTienda: number; readonly why: string } | null>(null);
  const take =
    onHour &&
    (async (tienda: Workshop, hour: DayAndTime) => {
      if (pressed) return;
      setPressed({ ...hour, codTienda: tienda.codTienda });
      setRefused(null);
      const why = await onHour(tienda, hour);
      setPressed(null);
      if (why === null) return;
      setRefused({ codTienda: tienda.codTienda, why });
      again();
    });
  return { pressed, refused, take };
};

/** Why an hour is not to be had, where it was pressed. */
const Refused = ({ why }: { readonly why: string | null }) => (
  <div className={styles.refused} aria-live="assertive">
    {why && <Notice tone="error">{why}</Notice>}
  </div>
);

/** The cards of those found, and of those that give no appointment here. */
const Cards = ({ props, hours: { pressed, refused, take }, favourite, some, level, pointed }: CardsProps) => {
  const { t, chosen, apart, onChoose, onNear, drawnAt } = props;
  const now = useNow(60_000, drawnAt);
  return some.map((tienda, place) => (
    <WorkshopChoice
      key={tienda.codTienda}
      id={mapCardId(tienda.codTienda)}
      pointed={pointed === tienda.codTienda}
      hours={
        take && (
          <>
            <FirstHours
              t={t}
              at={tienda.alias}
              hours={tienda.primerasHoras.map(({ fecha, hora }) => ({ date: fecha, time: hora }))}
              marked={pressed?.codTienda === tienda.codTienda ? pressed : null}
              onTake={(hour) => void take(tienda, hour)}
            />
            <Refused why={refused?.codTienda === tienda.codTienda ? refused.why : null} />
          </>
        )
      }
      onNear={onNear}
      tienda={tienda}
      chosen={chosen === tienda.codTienda}
      leading={place === 0}
      favourite={favourite?.codTienda === tienda.codTienda}
      level={level}
      now={now}
      t={t}
      otherwise={level === 3 ? apart?.otherwise(tienda) : undefined}
      onChoose={onChoose}
    />
  ));
};

interface CardsProps extends Pick<Found, 'favourite'> {
  readonly props: ChooseWorkshopProps;
  readonly hours: ReturnType<typeof useHours>;
  readonly some: readonly Workshop[];
  /** 3 below the title of those that stand apart. */
  readonly level: 2 | 3;
  /** The one that the map points at. */
  readonly pointed?: number | null;
}

/** Why there are none, or none here; why an hour is not to be had at a workshop that has no other. */
const Said = ({
  trouble,
  only,
  refused,
}: {
  readonly trouble: string | null;
  readonly only: string | undefined;
  readonly refused: string | null;
}) => (
  <div className={styles.told}>
    <div aria-live="polite">
      {trouble && <Notice tone="warning">{trouble}</Notice>}
      {only && <Notice tone="warning">{only}</Notice>}
    </div>
    <Refused why={refused} />
  </div>
);

/** Why an hour is not to be had that stands nowhere any more. */
const refusedElsewhere = ({ refused }: ReturnType<typeof useHours>, shown: readonly Workshop[]): string | null =>
  refused && !shown.some(({ codTienda, primeraHora }) => codTienda === refused.codTienda && primeraHora)
    ? refused.why
    : null;

/** Where: the workshops near a place, each with its first free time. */
export const ChooseWorkshop = (props: ChooseWorkshopProps) => {
  const { t, known, work, told = null, skeletons, apart } = props;
  const found = useWorkshops(known, work, t, told);
  const { tiendas, favourite, busy, trouble } = found;
  const hours = useHours(props, found.again);
  const [shown, setShown] = useState(atFirst);
  const [pointed, setPointed] = useState<number | null>(null);
  const isHere = ({ cita }: Workshop) => !apart || cita === 'web';
  const here = favouriteFirst((tiendas ?? []).filter(isHere), favourite);
  const others = (tiendas ?? []).filter((tienda) => !isHere(tienda)).slice(0, byPhone);
  return (
    <Stack>
      <Search props={props} found={found} onSearch={() => setShown(atFirst)} />
      <Said
        trouble={trouble}
        only={others.length > 0 && here.length === 0 ? apart?.only : undefined}
        refused={refusedElsewhere(hours, here)}
      />
      {busy && !tiendas && !trouble && skeletons}
      {here.length > 1 && <OnMap tiendas={here.slice(0, shown)} t={t} pointed={pointed} onPoint={setPointed} />}
      <Cards
        props={props}
        hours={hours}
        favourite={favourite}
        some={here.slice(0, shown)}
        level={2}
        pointed={pointed}
      />
      {here.length > shown && (
        <Button look="secondary" onClick={() => setShown(shown + atFirst)}>
          {t.masTalleres}
        </Button>
      )}
      {apart && others.length > 0 && (
        <section>
          <Stack>
            <h2>{apart.title}</h2>
            <Cards props={props} hours={hours} favourite={favourite} some={others} level={3} />
          </Stack>
        </section>
      )}
    </Stack>
  );
};
