import type { MotoSearch } from '#domain/finder/moto-search.ts';
import { Sidewall, type SidewallNumber, type SidewallPart } from '#web/ui/sidewall.tsx';
import { useLandingTexts } from '../tyres/landing-texts.ts';
import type { MotoQuestion } from './moto-pages.ts';
import { useMotoTexts } from './texts.ts';

const lit: Partial<Record<MotoQuestion, SidewallPart>> = { ancho: 'ancho', alto: 'serie', llanta: 'llanta' };
const example = { ancho: '120', serie: '70', llanta: '17', ic: '58', cv: 'W' };

/** The tyre's own lettering: what is chosen stands on it, what is being chosen lights up. Inches are written otherwise. */
export const MotoSidewall = ({ search, step }: { search: MotoSearch; step: MotoQuestion }) => {
  const t = useMotoTexts().medida.moto;
  const { lateral } = useLandingTexts();
  if (search.vehiculo !== 'moto' || (search.ancho !== undefined && search.ancho < 20)) return null;
  const part = (name: string, value: number | string | undefined, meaning: string): SidewallNumber => ({
    value,
    name,
    meaning,
  });
  return (
    <Sidewall
      label={lateral.titulo}
      exampleText={lateral.ejemplo}
      example={example}
      current={lit[step]}
      parts={{
        ancho: part(t.ancho.nombre, search.ancho, lateral.ancho),
        serie: part(t.alto.nombre, search.alto, lateral.serie),
        llanta: part(t.llanta.nombre, search.llanta, lateral.llanta),
        ic: part(lateral.nombre.carga, search.carga, lateral.carga),
        cv: part(lateral.nombre.velocidad, search.velocidad, lateral.velocidad),
      }}
    />
  );
};
