import { Badge, BadgedWords } from '#web/ui/page/badge.tsx';
import { Button } from '#web/ui/page/button.tsx';
import { writeEuros } from '#web/ui/page/euros.ts';
import { Notice } from '#web/ui/page/notice.tsx';
import { Actions, Stack } from '#web/ui/page/page-layout.tsx';
import { RadioCards } from '#web/ui/walk/radio-cards.tsx';
import { Form } from 'react-router';
import oneColumn from '../one-column.module.css';
import { useSending } from '../use-sending.ts';
import { CarLine } from './car-line.tsx';
import { HiddenCar } from './hidden-car.tsx';
import type { RevisionView } from './revision-action.server.ts';
import type { KeptOil } from './revision-state.ts';
import { useRevisionTexts } from './texts.ts';

/** Why this oil: the approval that the engine asks for, and how this one meets it. */
const Why = ({ oil }: { oil: KeptOil }) => {
  const t = useRevisionTexts();
  const { normativa, cumple, aplicacion, precioLitro } = oil;
  return (
    <>
      {cumple && cumple !== normativa ? t.porSucesora(normativa, cumple) : t.porNorma(normativa)}
      {aplicacion !== '' && <b> {t.solo[aplicacion](normativa)}</b>}
      {precioLitro !== undefined && ` ${t.litro(writeEuros(precioLitro))}`}
    </>
  );
};

/** Third screen: the oils that may be poured, the cheapest first. */
export const OilStep = ({ view }: { view: RevisionView }) => {
  const t = useRevisionTexts();
  const { busy, begin } = useSending();
  const { listaAceites, aceiteSeleccionado, postCode } = view.state;
  const sure = listaAceites.some(({ recomendado }) => recomendado);
  const only = listaAceites.length === 1;
  return (
    <Stack gap="l">
      <CarLine view={view} />
      {!sure && (
        <Notice tone="warning" title={t.ningunoSeguro}>
          {t.ningunoSeguroTexto}
        </Notice>
      )}
      <Form method="post" onSubmit={begin}>
        <Stack className={oneColumn.narrow}>
          <HiddenCar view={view} />
          <input type="hidden" name="postCode" value={postCode} />
          <RadioCards
            key={view.state.matricula}
            name="aceite"
            legend={only ? t.soloEste : t.eligeAceite}
            hint={only ? t.soloEstePista : t.eligeAceitePista}
            required
            defaultValue={aceiteSeleccionado === null ? undefined : String(aceiteSeleccionado)}
            options={listaAceites.map((oil) => ({
              value: String(oil.id_site_revision_aceite),
              title: (
                <BadgedWords>
                  {`${oil.tipo_aceite} ${oil.sae} `}
                  {oil.recomendado && !only && (
                    <Badge tone="go" icon="check">
                      {t.recomendado}
                    </Badge>
                  )}
                </BadgedWords>
              ),
              text: <Why oil={oil} />,
            }))}
          />
          <p>{t.manual}</p>
          <Actions>
            <Button type="submit" name="paso" value="aceite" busy={busy}>
              {t.verRevisiones}
            </Button>
          </Actions>
        </Stack>
      </Form>
    </Stack>
  );
};
