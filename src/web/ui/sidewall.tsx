import type { KeyboardEvent, ReactNode } from 'react';
import { useId } from 'react';
import type { LinkElement } from './page/link-slot.ts';
import { fillLink } from './page/link-slot.ts';
import { arc, bandPiece, setOnArc, wheel } from './sidewall-geometry.ts';
import styles from './sidewall.module.css';

export type SidewallPart = 'ancho' | 'serie' | 'llanta' | 'ic' | 'cv';

export interface SidewallNumber {
  /** Not chosen yet: the example's number stands there, hollow. */
  readonly value?: string | number | null | undefined;
  /** "Ancho", "Perfil", "Llanta"… */
  readonly name: string;
  /** "El ancho de la banda, en milímetros." */
  readonly meaning: ReactNode;
  /** Where pressing it leads, as going back to that step. */
  readonly link?: LinkElement | undefined;
}

interface SidewallProps {
  /** What the drawing is: "Medida del neumático, tal como se lee en su flanco". */
  label: string;
  parts: Readonly<Record<SidewallPart, SidewallNumber>>;
  /** The number being chosen: it lights up. */
  current?: SidewallPart | undefined;
  /** For parts without a link. */
  onSelect?: ((part: SidewallPart) => void) | undefined;
  /** Before the hollow number of a part not chosen yet, read aloud: "por ejemplo". */
  exampleText?: string | undefined;
  /** The numbers that stand there until one is chosen. */
  example?: Readonly<Record<SidewallPart, string>> | undefined;
  /** Below the drawing while nothing is lit nor pointed at. */
  hint?: ReactNode;
  /** Small lettering nearer to the rim, as a maker and a model. */
  caption?: string | undefined;
}

const order: readonly SidewallPart[] = ['ancho', 'serie', 'llanta', 'ic', 'cv'];
const carSize: Record<SidewallPart, string> = { ancho: '205', serie: '55', llanta: '16', ic: '91', cv: 'V' };
const air: Record<SidewallPart, number> = { ancho: 0, serie: 0.1, llanta: 0.36, ic: 0.36, cv: 0.1 };

const pressable = (press: () => void) => ({
  role: 'button',
  tabIndex: 0,
  onClick: press,
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    press();
  },
});

const Caption = ({ id, text }: { id: string; text: string }) => (
  <>
    <path id={id} d={arc(wheel.caption)} fill="none" />
    <text className={styles.caption} aria-hidden="true">
      <textPath href={`#${id}`} startOffset="50%">
        {text}
      </textPath>
    </text>
  </>
);

/**
 * A tyre's sidewall with its lettering, `205/55 R16 91V`: every number is a part that can be lit, pointed at and pressed.
 * The tyre is `/sidewall.svg`; only the lettering is here.
 */
export function Sidewall({
  label,
  parts,
  current,
  onSelect,
  hint,
  caption,
  exampleText = '…',
  example = carSize,
}: SidewallProps) {
  const id = useId();
  const shown = order.map((part) => `${part === 'llanta' ? 'R' : ''}${parts[part].value ?? example[part]}`);
  const slash = { text: '/', before: 0.1, least: 0 };
  const texts = order.map((part, index) => ({ text: shown[index] ?? '', before: air[part], least: 1 }));
  const { size, places } = setOnArc([...texts.slice(0, 1), slash, ...texts.slice(1)]);
  const lettering = (text: string | undefined) => (
    <text className={styles.lettering} fontSize={size} aria-hidden="true">
      <textPath href={`#${id}line`} startOffset="50%">
        {text}
      </textPath>
    </text>
  );
  const turn = (index: number) => `rotate(${places[index]?.turn ?? 0} ${wheel.x} ${wheel.y})`;

  return (
    <div className={styles.sidewall} role="group" aria-label={label} data-lit={current}>
      <svg className={styles.drawing} viewBox="0 0 1200 470" width="1200" height="470">
        <image href="/sidewall.svg" width="1200" height="470" />
        <path id={`${id}line`} d={arc(wheel.baseline)} fill="none" />
        {caption && <Caption id={`${id}caption`} text={caption} />}
        <g
          className={styles.part}
          data-state={parts.ancho.value == null || parts.serie.value == null ? 'empty' : 'chosen'}
          transform={turn(1)}
        >
          {lettering('/')}
        </g>
        {order.map((part, index) => {
          const { value, name, link } = parts[part];
          const place = index === 0 ? 0 : index + 1;
          const attributes = {
            className: styles.part,
            'data-part': part,
            'data-state': part === current ? 'current' : value == null ? 'empty' : 'chosen',
          };
          const inside = (
            <g transform={turn(place)}>
              <path className={styles.band} d={bandPiece((places[place]?.length ?? 0) + size * 0.2)} />
              {lettering(shown[index])}
            </g>
          );
          const spoken = {
            'aria-label': value == null ? `${name}, ${exampleText} ${shown[index]}` : `${name} ${shown[index]}`,
            'aria-current': part === current ? ('step' as const) : undefined,
          };
          if (link) return <g key={part}>{fillLink(link, { ...attributes, ...spoken, children: inside })}</g>;
          return (
            <g key={part} {...attributes} {...(onSelect && { ...spoken, ...pressable(() => onSelect(part)) })}>
              {inside}
            </g>
          );
        })}
      </svg>
      <div className={styles.meanings}>
        {hint && <p className={styles.hint}>{hint}</p>}
        {order.map((part, index) => (
          <p key={part} className={styles.meaning} data-part={part} data-current={part === current || undefined}>
            <b>{shown[index]}</b> {parts[part].name}. {parts[part].meaning}
          </p>
        ))}
      </div>
    </div>
  );
}
