import { fieldText } from '#web/ui/form-fields.ts';
import { Button } from '#web/ui/page/button.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { RadioCards } from '#web/ui/walk/radio-cards.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import type { FormEvent } from 'react';
import { useSearchParams } from 'react-router';
import { commentServices, isCommentVehicle, type CommentVehicle } from './comment-services.ts';
import { useGoOn } from './go-on.tsx';
import { useVisitTexts } from './texts.ts';
import { visitPage, type ScreenProps } from './visit-frame.tsx';
import { choose, useVisit } from './visit-store.ts';
import { loadVisitWords } from './visit-words.ts';

export const loader = loadVisitWords;

const vehicleOf = (value: string | null): CommentVehicle => (isCommentVehicle(value) ? value : 'coche');

const Comment = ({ visit }: ScreenProps) => {
  const t = useVisitTexts();
  const goOn = useGoOn();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const vehiculo = vehicleOf(fieldText(form, 'vehiculo'));
    const comentario = fieldText(form, 'comentario') || null;
    choose({ vehiculo, comentario, selectedService: commentServices[vehiculo] });
    void goOn();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <RadioCards
          name="vehiculo"
          legend={t.vehiculoPregunta}
          layout="fit"
          defaultValue={visit.vehiculo ?? 'coche'}
          options={(['coche', 'moto'] as const).map((value) => ({ value, title: t.vehiculos[value] }))}
        />
        <TextArea
          label={t.comentarioEtiqueta}
          hint={t.comentarioTexto}
          optional={t.opcional}
          name="comentario"
          maxLength={1000}
          defaultValue={visit.comentario ?? ''}
        />
        <div>
          <Button type="submit">{t.seguir}</Button>
        </div>
      </Stack>
    </form>
  );
};

const begins = {
  coche: { vehiculo: 'coche', comentarioPrimero: true },
  moto: { vehiculo: 'moto', comentarioPrimero: true },
} as const;

const useBegin = () => {
  const [search] = useSearchParams();
  const onRoad = useVisit(
    ({ comentarioPrimero, citaPreviaId, modificando }) =>
      comentarioPrimero && (citaPreviaId === null || modificando !== null),
  );
  return { begin: onRoad ? undefined : begins[vehicleOf(search.get('vehiculo'))] };
};

export default visitPage('comentario', Comment, useBegin);
