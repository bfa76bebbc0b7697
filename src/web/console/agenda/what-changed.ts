import type { AgendaRow } from '#contract/agenda.ts';
import { keyOf } from './rows.ts';

type Seen = Pick<AgendaRow, 'id' | 'etapa' | 'status' | 'bayId' | 'desde' | 'hasta'>;

export interface Change<Row> {
  readonly kind: 'nueva' | 'movida' | 'estado' | 'quitada';
  readonly row: Row;
}

const kindOf = (before: Seen, after: Seen): Change<Seen>['kind'] | undefined =>
  before.desde !== after.desde || before.hasta !== after.hasta || before.bayId !== after.bayId
    ? 'movida'
    : before.status !== after.status
      ? 'estado'
      : undefined;

/**
 * What happened to a day between two looks at it, each appointment once. Times that are only held come and go by
 * themselves: nobody is told of them until they are bookings.
 */
export const changesBetween = <Row extends Seen>(before: readonly Row[], after: readonly Row[]): Change<Row>[] => {
  const settled = (rows: readonly Row[]) => rows.filter(({ status }) => status !== 'held');
  const then = new Map(settled(before).map((row) => [keyOf(row), row]));
  const now = new Map(settled(after).map((row) => [keyOf(row), row]));
  const changes: Change<Row>[] = [];
  const told = new Set<string>();
  const tell = (kind: Change<Row>['kind'], row: Row) => {
    if (told.has(row.id)) return;
    told.add(row.id);
    changes.push({ kind, row });
  };
  for (const [key, row] of now) {
    const was = then.get(key);
    const kind = was ? kindOf(was, row) : 'nueva';
    if (kind) tell(kind, row);
  }
  const still = new Set(settled(after).map(({ id }) => id));
  for (const [key, row] of then) if (!now.has(key) && !still.has(row.id)) tell('quitada', row);
  return changes;
};
