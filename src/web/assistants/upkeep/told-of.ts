import type { Answer, Request } from '#contract/contract.ts';
import { signedIn } from '#web/stored/session-store.ts';
import { browserApi } from '#web/api.ts';
import type { Language } from '#domain/language.ts';

export type UpkeepCar = Answer<'readUpkeep'>['coches'][number];
export type UpkeepItem = UpkeepCar['proximo'][number];
/** What is sent of a thing; `olvidar` takes back what was told. */
export type Telling = Request<'tellUpkeep'>['body'];

/** A car as the page shows it, whoever keeps it. */
export interface ShownCar extends Pick<
  UpkeepCar,
  'proximo' | 'packs' | 'kmsHoy' | 'kmsAno' | 'kmsDe' | 'matricula' | 'dicho'
> {
  /** `SEAT Ibiza`. */
  readonly name: string;
}

/** What can be told of a car; each resolves once it is kept, and throws what was refused. */
export interface CarWays {
  readonly tell: (telling: Telling) => Promise<void>;
  readonly tellKms: (kms: number, confirmado: boolean) => Promise<void>;
}

/** The ways of a car that an account keeps; `changed` hears what it is now. */
export const waysOfAccount = (
  { id }: Pick<UpkeepCar, 'id'>,
  user: string,
  language: Language,
  { changed, again }: { readonly changed: (car: UpkeepCar) => void; readonly again: () => void },
): CarWays => ({
  tell: async (body) => {
    const { coche } = await browserApi(language)('tellUpkeep', { params: { user, id }, body }, signedIn());
    changed(coche);
  },
  tellKms: async (kms, confirmado) => {
    await browserApi(language)('tellKilometres', { params: { user, id }, body: { kms, confirmado } }, signedIn());
    again();
  },
});
