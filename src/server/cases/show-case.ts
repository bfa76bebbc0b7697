import type { ShownCase } from '#contract/cases.ts';
import { isOpenCase } from '#domain/cases/case.ts';
import type { Language } from '#domain/language.ts';
import type { VisitServiceRow } from '../visit-services/visit-services-store.ts';
import type { CaseRow } from './cases-store.ts';

interface Viewer {
  readonly language: Language;
  readonly now: Date;
  readonly accountId: string | undefined;
  readonly services: readonly VisitServiceRow[];
}

/** A case as staff see it. */
export const showCase = (row: CaseRow, { language, now, accountId, services }: Viewer): ShownCase => {
  const { id: _, tomadoPor, tomadoNombre, creado, plazo, servicios, ...shown } = row;
  const nameOf = (code: string) => services.find(({ servicio }) => servicio === code)?.[`nombre_${language}`] ?? code;
  return {
    ...shown,
    servicios: servicios.map(nameOf),
    creado: creado.toISOString(),
    plazo: plazo.toISOString(),
    vencido: isOpenCase(row.estado) && plazo < now,
    tomado: tomadoPor === null ? null : { nombre: tomadoNombre ?? '', mio: tomadoPor === accountId },
    respuestas: [...row.respuestas],
  };
};
