import type { Agenda, AgendaRow } from '#contract/agenda.ts';
import type { Api } from '#web/api.ts';
import { fullName } from '#domain/accounts/full-name.ts';
import { brandInWords } from '#domain/visits/scooter-brand.ts';
import { useLanguage } from '#web/language.ts';
import { dayInWords } from '#web/ui/days.ts';
import { focusLeftFor } from '#web/ui/focus-left.ts';
import { shortTime } from '#domain/short-time.ts';
import { writeEuros } from '#web/ui/page/euros.ts';
import { Icon } from '#web/ui/page/icon.tsx';
import { PhoneLink } from '#web/ui/phone-link.tsx';
import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { useConsoleTexts } from '../texts.ts';
import { Deed } from './deed.tsx';
import { History } from './history.tsx';
import { SmallPlate } from './small-plate.tsx';
import { StatusWord } from './status-word.tsx';
import type { AgendaActions } from './use-agenda-actions.ts';
import controls from '../controls.module.css';
import styles from './details-panel.module.css';

interface DetailsProps {
  api: Api;
  agenda: Agenda;
  row: AgendaRow;
  actions: AgendaActions;
  onMove: () => void;
  onCancel: () => void;
  onClose: () => void;
  /** The focus went on to something else of the page; told only where the panel lies over it. */
  onLeave: (() => void) | undefined;
}

const moneyOf = (
  { total, pagado, pendiente }: NonNullable<AgendaRow['pedido']>,
  t: ReturnType<typeof useConsoleTexts>,
) =>
  pendiente === 0
    ? t.todoPagado(writeEuros(total))
    : [...(pagado > 0 ? [t.pagado(writeEuros(pagado))] : []), t.pendiente(writeEuros(pendiente))].join(', ');

const vehicleInWords = ({ vehiculo, marca }: AgendaRow, t: ReturnType<typeof useConsoleTexts>) => {
  const kind = vehiculo && (t.habilidad[vehiculo] ?? vehiculo);
  return marca ? `${kind}, ${brandInWords(marca, t.otraMarca)}` : kind;
};

/** What is known of it. */
const Facts = ({ agenda, row }: { agenda: Agenda; row: AgendaRow }) => {
  const t = useConsoleTexts();
  const language = useLanguage();
  const { cliente, trabajo, junto, pedido, numero, comentario, motivo, kind } = row;
  const bay = agenda.bays.find(({ bayId }) => bayId === row.bayId)?.nombre;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t.cliente, cliente && fullName(cliente)],
    [t.telefono, cliente?.telefono && <PhoneLink telefono={cliente.telefono} />],
    [t.email, cliente?.email && <a href={`mailto:${cliente.email}`}>{cliente.email}</a>],
    [t.motivo, kind === 'block' && motivo],
    [t.trabajo, trabajo],
    [t.junto, junto.map((each) => t.menos(each.nombre, each.descuento)).join(' · ')],
    [t.vehiculo, vehicleInWords(row, t)],
    [t.cuando, t.cuandoTexto(dayInWords(row.date, language), shortTime(row.desde), shortTime(row.hasta))],
    [t.donde, row.etapas > 1 ? `${bay} · ${t.parte(row.etapa, row.etapas)}` : bay],
    [t.pedido, pedido && `${pedido.orderNumber} · ${moneyOf(pedido, t)}`],
    [t.citaNumero, !pedido && numero],
    [t.comentario, comentario],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
};

/** The button of each status that may be said next. */
const Marks = ({ row, actions }: Pick<DetailsProps, 'row' | 'actions'>) => {
  const t = useConsoleTexts();
  return row.puede.estados.map((status, place) => (
    <Deed key={status} isMain={place === 0 && status !== 'no_show'} onDo={() => void actions.mark(row, status)}>
      {t.marcar[status] ?? t.estado[status]}
    </Deed>
  ));
};

/** What can be done with it. */
const Deeds = ({ row, actions, onMove, onCancel }: Omit<DetailsProps, 'api' | 'agenda' | 'onClose' | 'onLeave'>) => {
  const t = useConsoleTexts();
  const { kind, puede } = row;
  // A block is lifted while it stands.
  const isBlock = kind === 'block';
  const goods = row.pedido?.mercancia ?? null;
  const nothing = !isBlock && !goods && !puede.mover && !puede.anular && puede.estados.length === 0;
  if (nothing) return null;
  return (
    <section>
      <h3 className="spoken">{t.acciones}</h3>
      <div className={styles.actions}>
        <Marks row={row} actions={actions} />
        {goods && (
          <Deed onDo={() => void actions.noteGoods(row, goods === 'falta')}>
            {goods === 'falta' ? t.mercanciaRecibida : t.mercanciaFalta}
          </Deed>
        )}
        {puede.mover && (
          <button type="button" className={controls.button} onClick={onMove}>
            {t.mover}
          </button>
        )}
        {isBlock && <Deed onDo={() => void actions.lift(row)}>{t.levantar}</Deed>}
        {puede.anular && !isBlock && (
          <button type="button" className={controls.button} data-look="danger" onClick={onCancel}>
            {t.anular}
          </button>
        )}
      </div>
    </section>
  );
};

/** Beside the day: who it is, what was done with it, and what can be done. */
export const DetailsPanel = ({ api, agenda, row, actions, onMove, onCancel, onClose, onLeave }: DetailsProps) => {
  const t = useConsoleTexts();
  const title = useRef<HTMLHeadingElement>(null);
  const { kind } = row;
  useEffect(() => title.current?.focus(), [row.id]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  };
  // A question and what was said last stand before the panel.
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (focusLeftFor(event)?.closest('dialog, [data-toast]') === null) onLeave?.();
  };
  const isBlock = kind === 'block';
  return (
    <aside className={styles.side} aria-label={t.detalles} onKeyDown={onKeyDown} onBlur={leave}>
      <header className={styles.head}>
        <div>
          <h2 ref={title} tabIndex={-1}>
            {row.matricula ? (
              <SmallPlate matricula={row.matricula} big />
            ) : row.cliente ? (
              fullName(row.cliente)
            ) : isBlock ? (
              t.bloqueo
            ) : (
              t.sinMatricula
            )}
          </h2>
          <span className={styles.status} data-status={isBlock ? 'block' : row.status}>
            <StatusWord kind={kind} status={row.status} />
          </span>
          {row.sinCita && <span>{t.entradaSinCita}</span>}
        </div>
        <button type="button" className={controls.iconButton} aria-label={t.cerrar} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <Deeds row={row} actions={actions} onMove={onMove} onCancel={onCancel} />
      <section>
        <Facts agenda={agenda} row={row} />
      </section>
      <History api={api} agenda={agenda} id={row.id} rev={row.rev} />
    </aside>
  );
};
