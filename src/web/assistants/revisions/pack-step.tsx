import { Button } from '#web/ui/page/button.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { TextField } from '#web/ui/page/text-field.tsx';
import { Form } from 'react-router';
import { useSending } from '../use-sending.ts';
import { CarLine } from './car-line.tsx';
import { HiddenCar } from './hidden-car.tsx';
import { PackTable } from './pack-table.tsx';
import type { RevisionView } from './revision-action.server.ts';
import { RevisionWorkshops } from './revision-workshops.tsx';
import styles from './revision.module.css';
import { useRevisionTexts } from './texts.ts';

/** What a form of this screen sends beside its own fields. */
const Chosen = ({ view }: { view: RevisionView }) => (
  <>
    <HiddenCar view={view} />
    <input type="hidden" name="paso" value="aceite" />
    <input type="hidden" name="aceite" value={view.state.aceiteSeleccionado ?? ''} />
  </>
);

/** Fourth screen: the packs side by side, then where and when, then the basket or an appointment. */
export const PackStep = ({ view }: { view: RevisionView }) => {
  const t = useRevisionTexts();
  const { pressed, begin } = useSending();
  const { revisiones, revisionSeleccionada, postCode, vehiculoInfo, listaAceites, aceiteSeleccionado } = view.state;
  const oil = listaAceites.find((each) => each.id_site_revision_aceite === aceiteSeleccionado);
  return (
    <Stack gap="l">
      <CarLine view={view} />
      {vehiculoInfo?.carter_grande && vehiculoInfo.capacidad_carter && (
        <Notice tone="info" title={t.carterGrande(vehiculoInfo.capacidad_carter)} quiet>
          {t.carterGrandeTexto}
        </Notice>
      )}
      <section aria-labelledby="revisiones">
        <h2 id="revisiones">{t.eligeRevision}</h2>
        {oil && <p className={styles.above}>{t.conAceite(`${oil.tipo_aceite} ${oil.sae}`)}</p>}
        <Form method="post" preventScrollReset onSubmit={begin}>
          <Chosen view={view} />
          <input type="hidden" name="postCode" value={postCode} />
          <PackTable
            packs={revisiones}
            chosen={revisionSeleccionada}
            foot={(tipo) => (
              <Button
                type="submit"
                name="revision"
                value={tipo}
                look={tipo === revisionSeleccionada ? 'primary' : 'secondary'}
                shape="small"
                busy={pressed === tipo}
                aria-pressed={tipo === revisionSeleccionada}
                aria-label={(tipo === revisionSeleccionada ? t.elegidaRevision : t.elegirRevision)(tipo)}
              >
                {tipo === revisionSeleccionada ? t.elegida : t.elegir}
              </Button>
            )}
          />
        </Form>
        <p>{t.incluyeTexto}</p>
      </section>
      {revisionSeleccionada && (
        <section aria-labelledby="donde">
          <h2 id="donde">{t.donde}</h2>
          <Stack>
            <Form method="post" className={styles.there} preventScrollReset>
              <Chosen view={view} />
              <input type="hidden" name="revision" value={revisionSeleccionada} />
              <TextField
                label={t.postCode}
                name="postCode"
                autoComplete="postal-code"
                data-known="cp"
                length="middle"
                maxLength={60}
                defaultValue={postCode}
                error={view.errors['postCode']}
                required
              />
              <Button type="submit" look="secondary">
                {t.verTalleres}
              </Button>
            </Form>
            {view.talleres && <RevisionWorkshops view={view} talleres={view.talleres} tier={revisionSeleccionada} />}
          </Stack>
        </section>
      )}
    </Stack>
  );
};
