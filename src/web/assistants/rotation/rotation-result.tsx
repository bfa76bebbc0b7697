import type { RotationAnswer } from '#domain/rotation/rotation-answer.ts';
import { writeServices } from '#domain/visits/services.ts';
import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { buttonLink } from '#web/ui/page/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Actions, Columns, Stack } from '#web/ui/page/page-layout.tsx';
import { Price } from '#web/ui/page/price.tsx';
import { assistantVisitAddress } from '#web/visit-address.ts';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { AssistantFrame } from '../assistant-frame.tsx';
import { CallUs } from '../call-us.tsx';
import type { RotationAsked } from './rotation-query.ts';
import { useRotationResultTexts } from './result-texts.ts';
import { useRotationTexts } from './texts.ts';
import { WheelsDrawing } from './wheels-drawing.tsx';

/** What is booked after the assistant, for a car and for a motorcycle. */
const rotationServices = { coche: 'neumaticos', moto: 'moto-neumaticos', alineacion: 'alineacion' } as const;

type Answer = Exclude<RotationAnswer, 'preguntar'>;

const useBook = () => {
  const language = useLanguage();
  return (...services: readonly string[]) =>
    assistantVisitAddress(language, writeServices(services), 'permutar-neumaticos');
};

/** What belongs to it, at its price: alignment is asked for together with the rotation, or instead of it. */
const Alignment = ({ price, alone }: { price: number; alone: boolean }) => {
  const t = useRotationResultTexts();
  const book = useBook();
  return (
    <Card as="section" aria-labelledby="alineacion">
      <Stack>
        <h2 id="alineacion">{t.alineacion}</h2>
        <p>{t.alineacionTexto}</p>
        <Price importe={price} note={t.alineacionPrecio} />
        <p>
          {alone ? (
            <Link {...buttonLink('primary')} to={book(rotationServices.alineacion)}>
              {t.soloAlineacion}
            </Link>
          ) : (
            <Link {...buttonLink('secondary')} to={book(rotationServices.coche, rotationServices.alineacion)}>
              {t.conAlineacion}
            </Link>
          )}
        </p>
      </Stack>
    </Card>
  );
};

const Next = ({ answer, telefono, priced }: { answer: Answer; telefono: string; priced: boolean }) => {
  const t = useRotationResultTexts();
  const language = useLanguage();
  const book = useBook();
  switch (answer) {
    case 'rotar':
    case 'direccionales':
      return (
        <Link {...buttonLink('primary')} to={book(rotationServices.coche)}>
          {t.pedirPermuta}
        </Link>
      );
    case 'distintas':
      return (
        <Actions>
          <Link {...buttonLink('secondary')} to={address('selectorSizes', language)}>
            {t.verMedidas}
          </Link>
          {!priced && (
            <Link {...buttonLink('primary')} to={book(rotationServices.alineacion)}>
              {t.soloAlineacion}
            </Link>
          )}
        </Actions>
      );
    case 'moto':
      return (
        <Actions>
          <Link {...buttonLink('secondary')} to={address('motoSelector', language)}>
            {t.verMoto}
          </Link>
          <Link {...buttonLink('primary')} to={book(rotationServices.moto)}>
            {t.pedirMoto}
          </Link>
        </Actions>
      );
    case 'otro':
      return <CallUs telefono={telefono} look="primary" />;
  }
};

/** The third screen: yes, or why not and what is done instead. */
export const RotationResult = ({
  frame,
  asked,
  answer,
  alineacion,
}: {
  frame: Omit<ComponentProps<typeof AssistantFrame>, 'title' | 'children'>;
  asked: RotationAsked;
  answer: Answer;
  alineacion: number | null;
}) => {
  const all = useRotationTexts();
  const t = useRotationResultTexts();
  const language = useLanguage();
  const { titulo, texto, dibujo } = t.respuestas[answer];
  const ofCar = answer !== 'moto' && answer !== 'otro';
  const body = (
    <Stack>
      <p>{texto}</p>
      {answer !== 'otro' && <WheelsDrawing of={answer} text={dibujo} />}
      <div>
        <Next answer={answer} telefono={frame.telefono} priced={alineacion !== null} />
      </div>
      <p>
        <Link to={address('rotationAssistant', language)}>{t.cambiar}</Link>
      </p>
    </Stack>
  );
  return (
    <AssistantFrame {...frame} title={titulo} lead={asked.vehiculo && all.esDe(asked.vehiculo)}>
      {ofCar && alineacion !== null ? (
        <Columns aside={<Alignment price={alineacion} alone={answer === 'distintas'} />}>{body}</Columns>
      ) : (
        body
      )}
    </AssistantFrame>
  );
};
