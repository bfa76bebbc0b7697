import type { AirAnswer } from '#domain/air-conditioning/air-answer.ts';
import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { Button, buttonLink } from '#web/ui/page/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Actions, Columns, Stack } from '#web/ui/page/page-layout.tsx';
import { Price } from '#web/ui/page/price.tsx';
import { assistantVisitAddress, commentAddress } from '#web/visit-address.ts';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { AssistantFrame } from '../assistant-frame.tsx';
import { CallUs } from '../call-us.tsx';
import { useAssistantTexts } from '../texts.ts';
import type { AirLoaded } from './air-page.tsx';
import type { GasCharge } from './read-gas-charge.server.ts';
import { writeAirQuery, type AirAsked } from './air-query.ts';
import { useAirResultTexts } from './result-texts.ts';
import { useAirTexts } from './texts.ts';

const service = 'aire-acondicionado';

interface ResultProps {
  readonly frame: Omit<ComponentProps<typeof AssistantFrame>, 'title' | 'children'>;
  readonly loaded: AirLoaded;
  readonly asked: AirAsked;
  readonly answer: AirAnswer;
  /** Where the label is asked for. */
  readonly again: string;
}

/** What the charge costs with everything, and the way into the basket, or to an appointment where it is not taken there. */
const Charge = ({ sold: { charge, servicio }, cp }: { sold: GasCharge; cp: string | null }) => {
  const t = useAirResultTexts();
  const all = useAssistantTexts();
  const language = useLanguage();
  return (
    <Card as="section" aria-labelledby="carga">
      <Stack>
        <h2 id="carga">{charge.nombre}</h2>
        <Price
          importe={charge.importeMontado}
          of={charge}
          size="l"
          note={cp?.toUpperCase().startsWith('AD') ? all.impuestosAndorra : all.impuestos}
        />
        <form action={address('basket', language)}>
          <input type="hidden" name="anadir" value={charge.id_navision} />
          <input type="hidden" name="cantidad" value={1} />
          <input type="hidden" name="cita" value={service} />
          {cp && <input type="hidden" name="cp" value={cp} />}
          <Button type="submit">{t.anadir}</Button>
        </form>
        <p>
          <Link to={assistantVisitAddress(language, servicio, service)}>{t.soloCita}</Link>
        </p>
      </Stack>
    </Card>
  );
};

const ByAppointment = ({ comment }: { comment: boolean }) => {
  const all = useAssistantTexts();
  const language = useLanguage();
  return (
    <Link
      {...buttonLink('primary')}
      to={comment ? commentAddress(language, service, service) : assistantVisitAddress(language, service, service)}
    >
      {all.pedirCita}
    </Link>
  );
};

/** The gas, why it is that one, and what the charge costs. */
const Gas = ({ frame, loaded, asked, again, gas }: ResultProps & { gas: string }) => {
  const t = useAirResultTexts();
  const language = useLanguage();
  const first = useAirTexts();
  const { sold, cp } = loaded;
  const { years, vehiculo, etiqueta } = asked;
  const electric = writeAirQuery({ ...asked, combustible: 'hibrido' }, cp);
  const why = etiqueta || !years ? t.porEtiqueta : t.porAnos(first.anos(years.desde, years.hasta), gas);
  return (
    <AssistantFrame
      {...frame}
      title={t.tuCarga(gas)}
      lead={[vehiculo && `${first.esDe(vehiculo)}.`, why].filter(Boolean).join(' ')}
    >
      <Columns
        side="price"
        aside={
          sold ? (
            <Charge sold={sold} cp={cp} />
          ) : (
            <Notice tone="warning" action={<ByAppointment comment />}>
              {t.agotado}
            </Notice>
          )
        }
      >
        <Stack>
          {sold && (
            <>
              <h2>{t.incluye}</h2>
              <ul>
                {sold.charge.partes.map((part) => (
                  <li key={part}>{part}</li>
                ))}
              </ul>
            </>
          )}
          {years && years.hasta < 1995 && <p>{t.antiguo}</p>}
          {!etiqueta && (
            <p>
              <Link to={again}>{t.noEsAsi}</Link>
            </p>
          )}
          {asked.combustible === null && (
            <p>
              {t.preguntaElectrico} <Link to={`${address('airAssistant', language)}?${electric}`}>{t.diElectrico}</Link>
              .
            </p>
          )}
          <p>
            <Link to={address('airAssistant', language)}>{t.cambiar}</Link>
          </p>
        </Stack>
      </Columns>
    </AssistantFrame>
  );
};

/** Everything that is not bought: what is true of this vehicle, and where it goes on. */
const NotBought = (props: ResultProps) => {
  const { frame, loaded, asked, answer, again } = props;
  const t = useAirResultTexts();
  const all = useAssistantTexts();
  const language = useLanguage();
  const first = useAirTexts();
  const call = <CallUs telefono={loaded.telefono} />;
  const screens = {
    gas: null,
    etiqueta: null,
    consulta: {
      title: t.sinAnoTitulo,
      text: answer.kind === 'consulta' && answer.motivo === 'sin-ano' ? t.sinAno : t.sinEtiqueta,
      actions: <ByAppointment comment />,
    },
    electrico: { title: t.electricoTitulo, text: t.electrico, actions: <ByAppointment comment={false} /> },
    moto: {
      title: t.motoTitulo,
      text: t.moto,
      actions: (
        <Link {...buttonLink('primary')} to={`${address('visitComment', language)}?vehiculo=moto`}>
          {all.pedirCita}
        </Link>
      ),
    },
    otro: { title: t.otroTitulo, text: t.otro, actions: null },
  };
  const screen = screens[answer.kind === 'otro' ? answer.tipoVehiculo : answer.kind];
  if (!screen) return null;
  return (
    <AssistantFrame
      {...frame}
      title={screen.title}
      lead={asked.vehiculo ? `${first.esDe(asked.vehiculo)}.` : undefined}
    >
      <Stack>
        <p>{screen.text}</p>
        <Actions>
          {call}
          {screen.actions}
        </Actions>
        {answer.kind === 'consulta' && (
          <p>
            <Link to={again}>{t.noEsAsi}</Link>
          </p>
        )}
        <p>
          <Link to={address('airAssistant', language)}>{t.cambiar}</Link>
        </p>
      </Stack>
    </AssistantFrame>
  );
};

/** The third screen. */
export const AirResult = (props: ResultProps) =>
  props.answer.kind === 'gas' ? <Gas {...props} gas={props.answer.gas} /> : <NotBought {...props} />;
