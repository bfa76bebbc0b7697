import { fuels } from '#domain/vehicles/facts.ts';
import { ownVehicleTypes } from '#domain/vehicles/own-vehicle.ts';
import { useLanguage } from '#web/language.ts';
import { Button } from '#web/ui/page/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { TextField } from '#web/ui/page/text-field.tsx';
import { SelectField, type SelectOption } from '#web/ui/select-field.tsx';
import type { ChangeEvent } from 'react';
import { Form, Link } from 'react-router';
import { useChooseCarTexts } from './choose-car-texts.ts';
import { chooseAddress } from '#web/choose-address.ts';
import type { choicesFor } from './choices.server.ts';
import styles from './my-car.module.css';
import { useMyCarTexts } from './texts.ts';

type Choices = Awaited<ReturnType<typeof choicesFor>>;

const Kinds = () => {
  const t = useMyCarTexts();
  const words = useChooseCarTexts();
  const language = useLanguage();
  return (
    <Stack>
      <h2>{words.tipo}</h2>
      <ul className={styles.kinds}>
        {ownVehicleTypes.map((tipo) => (
          <Card as="li" pressable key={tipo}>
            <Link to={chooseAddress(language, { tipo })} data-card-link>
              <img src={`/vehiculos/${tipo}-gris.svg`} alt="" width={200} height={100} />
              {t.tipos[tipo]}
            </Link>
          </Card>
        ))}
      </ul>
    </Stack>
  );
};

const goOn = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => {
  if (currentTarget.value !== '') currentTarget.form?.requestSubmit();
};

/** One list after another; each is a plain form whose answers stand in the address. */
const FromLists = ({ choices: { chosen, marcas, modelos, motores } }: { choices: Choices }) => {
  const words = useChooseCarTexts();
  const language = useLanguage();
  const { tipo = '', marca, modelo } = chosen;
  const steps: readonly (readonly [name: 'marca' | 'modelo' | 'motor', options: readonly SelectOption[]])[] = [
    ['marca', marcas],
    ...(marca ? ([['modelo', modelos]] as const) : []),
    ...(marca && modelo ? ([['motor', motores]] as const) : []),
  ];
  return (
    <Stack>
      {steps.map(([name, options], place) => (
        <Form key={name} className={styles.ask}>
          <input type="hidden" name="elegir" value="1" />
          <input type="hidden" name="tipo" value={tipo} />
          {steps.slice(0, place).map(([before]) => (
            <input key={before} type="hidden" name={before} value={chosen[before] ?? ''} />
          ))}
          <SelectField
            label={words[name]}
            name={name}
            empty={words.elegir}
            options={options}
            value={chosen[name] ?? ''}
            onChange={goOn}
            required
          />
          {place === steps.length - 1 && (
            <Button type="submit" look="secondary">
              {words.siguiente}
            </Button>
          )}
        </Form>
      ))}
      <p>
        {words.noEsta}: <Link to={chooseAddress(language, { tipo, mano: '1' })}>{words.aMano}</Link>
      </p>
    </Stack>
  );
};

const ByHand = ({ choices: { chosen } }: { choices: Choices }) => {
  const t = useMyCarTexts();
  const words = useChooseCarTexts();
  const { tipo = '' } = chosen;
  return (
    <Form className={styles.ask}>
      <input type="hidden" name="elegir" value="1" />
      <input type="hidden" name="tipo" value={tipo} />
      <input type="hidden" name="mano" value="1" />
      <TextField label={words.marca} name="marca" maxLength={60} defaultValue={chosen.marca} required />
      <TextField label={words.modelo} name="modelo" maxLength={80} defaultValue={chosen.modelo} required />
      <TextField label={words.motor} hint={words.motorPista} optional={t.opcional} name="motor" maxLength={120} />
      <SelectField
        label={words.combustible}
        optional={t.opcional}
        name="combustible"
        empty={words.elegir}
        options={fuels.map((value) => ({ value, text: t.combustibles[value] }))}
      />
      <TextField
        label={words.ano}
        optional={t.opcional}
        name="ano"
        inputMode="numeric"
        length="short"
        pattern="(19|20)\d\d"
      />
      <Button type="submit">{words.siguiente}</Button>
    </Form>
  );
};

/** Tells which vehicle it is by its kind, maker, model and engine, or in its driver's words. */
export const ChooseByName = ({ choices }: { choices: Choices }) => {
  const t = useMyCarTexts();
  const words = useChooseCarTexts();
  const language = useLanguage();
  const { tipo, mano } = choices.chosen;
  if (tipo === undefined) return <Kinds />;
  const isListed = choices.marcas.length > 0;
  return (
    <Stack>
      <p>
        {t.tipos[tipo]} · <Link to={chooseAddress(language, {})}>{words.otraClase}</Link>
      </p>
      {!isListed && !mano && <p>{words.sinLista}</p>}
      {isListed && !mano ? <FromLists choices={choices} /> : <ByHand choices={choices} />}
    </Stack>
  );
};
