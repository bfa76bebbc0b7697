import { fieldText } from '#web/ui/form-fields.ts';
import { Button } from '#web/ui/page/button.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { RadioCards } from '#web/ui/walk/radio-cards.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import type { FormEvent } from 'react';
import type { VisitService } from '#contract/visit-services.ts';
import { assistantTold } from '#web/stored/search-memory.ts';
import { useLoaderData, useSearchParams } from 'react-router';
import { commentServices, isCommentVehicle, type CommentVehicle } from './comment-services.ts';
import { useGoOn } from './go-on.tsx';
import { useVisitTexts } from './texts.ts';
import { visitPage, type ScreenProps } from './visit-frame.tsx';
import { choose, useVisit } from './visit-store.ts';
import { loadVisitWords, type VisitWords } from './visit-words.ts';

export const loader = loadVisitWords;

const vehicleOf = (value: string | null): CommentVehicle => (isCommentVehicle(value) ? value : 'coche');

const Comment = ({ visit, words, begun }: ScreenProps) => {
  const t = useVisitTexts();
  const goOn = useGoOn();
  const goOnWith = async (fields: HTMLFormElement) => {
    await begun();
    const { selectedService } = useVisit.getState();
    const form = new FormData(fields);
    const vehiculo = vehicleOf(fieldText(form, 'vehiculo'));
    const comentario = fieldText(form, 'comentario') || null;
    // What a link asked for stays, unless it is of another vehicle.
    const isOfVehicle = words.servicios.some((each) => each.servicio === selectedService && each.vehiculo === vehiculo);
    choose({ vehiculo, comentario, selectedService: isOfVehicle ? selectedService : commentServices[vehiculo] });
    await goOn();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void goOnWith(event.currentTarget);
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

/** The service that a link asked for, of those that may be booked here. */
const useAskedService = (): VisitService | undefined => {
  const [search] = useSearchParams();
  const { servicios } = useLoaderData<VisitWords>();
  return servicios.find(
    ({ servicio, vehiculo, soloTelefono }) =>
      servicio === search.get('servicio') && isCommentVehicle(vehiculo) && !soloTelefono,
  );
};

const useBegin = () => {
  const [search] = useSearchParams();
  const asked = useAskedService();
  const told = asked ? assistantTold(search.get('origen')) : null;
  const onRoad = useVisit(
    (visit) =>
      visit.comentarioPrimero &&
      (visit.citaPreviaId === null || visit.modificando !== null) &&
      (asked === undefined || asked.servicio === visit.selectedService) &&
      (told === null || told.vehicleInfo?.matricula === visit.vehicleInfo?.matricula),
  );
  if (onRoad) return { begin: undefined };
  if (!asked) return { begin: begins[vehicleOf(search.get('vehiculo'))] };
  const { servicio, vehiculo } = asked;
  return { begin: { ...begins[vehicleOf(vehiculo)], selectedService: servicio, ...told } };
};

export default visitPage('comentario', Comment, useBegin);
