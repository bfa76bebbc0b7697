/**
 * The day from which the banner and the page of cookies ask as they do now. It is kept with the answer, and another text asks
 * anew: who changes a sentence changes the day, and a test holds them together.
 */
export const measuringText = 'medicion 2026-11-23';

/** So long an answer stands (AEPD, «Guía sobre el uso de las cookies», July 2023). */
const standsMonths = 24;

/** What is asked for: measuring always, advertising where the tag manager does it. */
export interface Asked {
  /** Who would be told: the container, or the origin. An answer is about them. */
  readonly destino: string;
  readonly publicidad: boolean;
}

/** What somebody answered, as their browser keeps it. */
export interface ConsentChoice {
  /** An instant, ISO 8601. */
  readonly fecha: string;
  readonly texto: string;
  readonly destino: string;
  readonly medicion: boolean;
  /** Null where it was not asked. */
  readonly publicidad: boolean | null;
}

/** The purposes that somebody agreed to. */
export type Purposes = Readonly<Record<'medicion' | 'publicidad', boolean>>;

export const nothingAgreed: Purposes = { medicion: false, publicidad: false };

/** When an answer has to be asked for again; epoch milliseconds, NaN of what is no instant. */
const endOf = (fecha: string): number => {
  const end = new Date(fecha);
  end.setUTCMonth(end.getUTCMonth() + standsMonths);
  return end.getTime();
};

/**
 * What a kept answer allows at this moment, in epoch milliseconds; undefined where it has to be asked: never answered, too
 * long ago, to another text, about others, or to fewer purposes.
 */
export const standingChoice = (
  kept: ConsentChoice,
  { destino, publicidad }: Asked,
  now: number,
): Purposes | undefined => {
  if (kept.texto !== measuringText || kept.destino !== destino) return undefined;
  const isStanding = Date.parse(kept.fecha) <= now && now < endOf(kept.fecha);
  if (!isStanding || (publicidad && kept.publicidad === null)) return undefined;
  return { medicion: kept.medicion, publicidad: publicidad && kept.publicidad === true };
};

/** An answer as it is kept; what is not asked is not answered. */
export const choiceOf = (purposes: Purposes, { destino, publicidad }: Asked, now: number): ConsentChoice => ({
  fecha: new Date(now).toISOString(),
  texto: measuringText,
  destino,
  medicion: purposes.medicion,
  publicidad: publicidad ? purposes.publicidad : null,
});

/** Nobody answered. */
export const noChoice: ConsentChoice = { fecha: '', texto: '', destino: '', medicion: false, publicidad: null };
