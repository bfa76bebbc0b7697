import {
  choiceOf,
  noChoice,
  standingChoice,
  type Asked,
  type ConsentChoice,
  type Purposes,
} from '#domain/measuring/choice.ts';
import { readStored } from '#web/stored/read-stored.ts';
import { writeStored } from '#web/stored/write-stored.ts';
import { useMemo, useSyncExternalStore } from 'react';
import type { Measured } from '../consent.tsx';
import { forgetMeasured } from './forget-measured.ts';

const key = 'consentimiento';
const version = 1;

const hearers = new Set<() => void>();
/** What this document knows; null before it has looked. */
let known: ConsentChoice | null = null;

const hearOtherTab = (event: StorageEvent) => {
  if (event.key !== key && event.key !== null) return;
  known = null;
  for (const hear of hearers) hear();
};

const subscribe = (hear: () => void) => {
  if (hearers.size === 0) window.addEventListener('storage', hearOtherTab);
  hearers.add(hear);
  return () => {
    hearers.delete(hear);
    if (hearers.size === 0) window.removeEventListener('storage', hearOtherTab);
  };
};

export const askedOf = (measured: NonNullable<Measured>): Asked => ({
  destino: measured.clase === 'gestor' ? measured.contenedor : new URL(measured.url).origin,
  publicidad: measured.publicidad,
});

const keptChoice = (): ConsentChoice => (known ??= readStored(key, version, noChoice));

/** The answer as it stands at this moment; undefined where it has to be asked. */
const standing = (measured: NonNullable<Measured>, kept = keptChoice()): Purposes | undefined =>
  standingChoice(kept, askedOf(measured), Date.now());

/** Whether an answer that stands was given before a moment, in epoch milliseconds. */
export const stoodAt = (measured: NonNullable<Measured>, moment: number): boolean =>
  standing(measured) !== undefined && Date.parse(keptChoice().fecha) <= moment;

/** Keeps an answer; what was allowed before and is not any more ends with it, and what it left here is removed. */
export const keepChoice = (measured: NonNullable<Measured>, purposes: Purposes): void => {
  const before = standing(measured);
  known = choiceOf(purposes, askedOf(measured), Date.now());
  writeStored(key, version, known);
  for (const hear of hearers) hear();
  if (before) forgetMeasured(before, purposes);
};

/** The answer as it stands; undefined where it has to be asked, null while the page comes from the server. */
export const useChoice = (measured: NonNullable<Measured>): Purposes | undefined | null => {
  const found = useSyncExternalStore(
    subscribe,
    () => JSON.stringify(standing(measured) ?? null),
    () => '',
  );
  return useMemo(() => (found === '' ? null : ((JSON.parse(found) as Purposes | null) ?? undefined)), [found]);
};

/** When it was answered; an instant, empty where it was not. */
export const useChosenAt = (): string =>
  useSyncExternalStore(
    subscribe,
    () => keptChoice().fecha,
    () => '',
  );
