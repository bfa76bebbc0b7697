import type { Agenda, AgendaInTheWay } from '#contract/agenda.ts';
import type { Answer } from '#contract/contract.ts';
import { printPlate } from '#domain/vehicles/plate.ts';
import { useLanguage } from '#web/language.ts';
import { dayInWords } from '#web/ui/days.ts';
import { shortTime } from '#domain/short-time.ts';
import { Notice } from '#web/ui/page/notice.tsx';
import { PhoneLink } from '#web/ui/phone-link.tsx';
import type { ReactNode } from 'react';
import { useConsoleTexts } from '../texts.ts';
import { SmallPlate } from './small-plate.tsx';
import styles from './affected.module.css';

export type Preview = Answer<'previewBlock'>;
export type NewTime = Preview['aMover'][number]['propuestas'][number];

const Who = ({ one, children }: { one: AgendaInTheWay; children?: ReactNode }) => (
  <p className={styles.who}>
    {one.matricula && <SmallPlate matricula={one.matricula} />}
    {one.cliente && <b>{one.cliente}</b>}
    <span>
      {shortTime(one.desde)}–{shortTime(one.hasta)}
    </span>
    {children}
  </p>
);

interface ToMoveProps {
  one: Preview['aMover'][number];
  chosen: NewTime | undefined;
  onChoose: (time: NewTime) => void;
}

/** Somebody who needs another time, and the times that are proposed. */
const ToMove = ({ one, chosen, onChoose }: ToMoveProps) => {
  const t = useConsoleTexts();
  const language = useLanguage();
  const when = ({ date, time }: NewTime) =>
    date === one.date ? shortTime(time) : `${dayInWords(date, language)}, ${shortTime(time)}`;
  return (
    <li>
      <Who one={one}>{one.telefono && <PhoneLink telefono={one.telefono} />}</Who>
      {one.propuestas.length === 0 ? (
        <p>{t.sinPropuestas}</p>
      ) : (
        <fieldset>
          <legend className="spoken">
            {t.eligeHoraPara(one.matricula ? printPlate(one.matricula) : (one.cliente ?? t.sinMatricula))}
          </legend>
          <div className={styles.choices}>
            {one.propuestas.map((time) => (
              <label key={`${time.date} ${time.time}`}>
                <input type="radio" name={`hora-${one.id}`} checked={chosen === time} onChange={() => onChoose(time)} />
                {when(time)}
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </li>
  );
};

interface AffectedProps {
  agenda: Agenda;
  preview: Preview;
  chosen: ReadonlyMap<string, NewTime>;
  onChoose: (id: string, time: NewTime) => void;
}

/** Who is in the way of a block, and what becomes of each. */
export const Affected = ({ agenda, preview, chosen, onChoose }: AffectedProps) => {
  const t = useConsoleTexts();
  const { recolocadas, aMover, sueltas, enCurso } = preview;
  const bay = (id: number) => agenda.bays.find(({ bayId }) => bayId === id)?.nombre ?? '';
  if (recolocadas.length + aMover.length + sueltas.length + enCurso.length === 0)
    return <Notice tone="success">{t.nadieAfectado}</Notice>;
  return (
    <>
      {enCurso.length > 0 && (
        <section>
          <h3>{t.trabajandoAhi}</h3>
          <p>{t.trabajandoAhiTexto}</p>
          <ul className={styles.affected}>
            {enCurso.map((one) => (
              <li key={one.id}>
                <Who one={one} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {aMover.length > 0 && (
        <section>
          <h3>{t.tienenQueMoverse}</h3>
          <ul className={styles.affected}>
            {aMover.map((one) => (
              <ToMove key={one.id} one={one} chosen={chosen.get(one.id)} onChoose={(time) => onChoose(one.id, time)} />
            ))}
          </ul>
        </section>
      )}
      {sueltas.length > 0 && (
        <section>
          <h3>{t.eligiendo}</h3>
          <p>{t.eligiendoTexto(sueltas.length)}</p>
        </section>
      )}
      {recolocadas.length > 0 && (
        <section>
          <h3>{t.seRecolocan}</h3>
          <ul className={styles.affected}>
            {recolocadas.map((one) => (
              <li key={`${one.id} ${one.etapa}`}>
                <Who one={one}>{t.pasaA(bay(one.aBayId))}</Who>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
};
