import type { MotoSearch } from '#domain/finder/moto-search.ts';
import { useLanguage } from '#web/language.ts';
import type { SidewallPart } from '#web/ui/sidewall.tsx';
import { SizeSidewall } from '../finder/questions/size-sidewall.tsx';
import { useSidewallTexts } from '../sidewall-texts.ts';
import { motoAddress, type MotoQuestion } from './moto-addresses.ts';
import { useMotoTexts } from './texts.ts';

const lit: Partial<Record<MotoQuestion, SidewallPart>> = { ancho: 'ancho', alto: 'serie', llanta: 'llanta' };
const example = { ancho: '120', serie: '70', llanta: '17', ic: '58', cv: 'W' };

/** The size of a motorcycle's tyre, each number a way back to its question where it was asked alone. Inches and other vehicles are written otherwise. */
export const MotoSidewall = ({ search, question }: { search: MotoSearch; question: MotoQuestion }) => {
  const t = useMotoTexts().medida.moto;
  const { nombre } = useSidewallTexts();
  const language = useLanguage();
  const { vehiculo, marca, ancho, alto, llanta, carga, velocidad } = search;
  if (vehiculo !== 'moto' || (ancho !== undefined && ancho < 20)) return null;
  const together = question === 'medidas' || marca !== undefined;
  const back = (page: MotoQuestion) => (together ? undefined : motoAddress(page, language, search));
  return (
    <SizeSidewall
      current={lit[question]}
      example={example}
      numbers={{
        ancho: { name: t.ancho.nombre, value: ancho, to: back('ancho') },
        serie: { name: t.alto.nombre, value: alto, to: back('alto') },
        llanta: { name: t.llanta.nombre, value: llanta, to: back('llanta') },
        ic: { name: nombre.carga, value: carga },
        cv: { name: nombre.velocidad, value: velocidad },
      }}
    />
  );
};
