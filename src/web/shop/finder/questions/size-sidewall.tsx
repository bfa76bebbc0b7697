import { Sidewall, type SidewallPart } from '#web/ui/sidewall.tsx';
import { Link } from 'react-router';
import { useSidewallTexts } from '../../sidewall-texts.ts';

/** A number on a tyre: its name, what is chosen, and the page that asks for it. */
interface Lettering {
  readonly name: string;
  readonly value: string | number | undefined;
  readonly to?: string | undefined;
}

/** The tyre's own lettering: what is chosen stands on it, what is being chosen lights up. */
export const SizeSidewall = ({
  numbers,
  current,
  example,
}: {
  numbers: Readonly<Record<SidewallPart, Lettering>>;
  current: SidewallPart | undefined;
  /** The numbers that stand there until one is chosen. */
  example?: Readonly<Record<SidewallPart, string>>;
}) => {
  const t = useSidewallTexts();
  const meaning = { ...t, ic: t.carga, cv: t.velocidad };
  const part = (key: SidewallPart) => {
    const { name, value, to } = numbers[key];
    return { name, value, meaning: meaning[key], ...(to && { link: <Link to={to} /> }) };
  };
  return (
    <Sidewall
      label={t.titulo}
      exampleText={t.ejemplo}
      example={example}
      current={current}
      parts={{ ancho: part('ancho'), serie: part('serie'), llanta: part('llanta'), ic: part('ic'), cv: part('cv') }}
    />
  );
};
