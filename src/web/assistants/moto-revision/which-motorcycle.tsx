import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { HiddenPairs } from '#web/ui/hidden-pairs.tsx';
import { useLeftEmpty } from '#web/ui/left-empty.ts';
import { Button, buttonLink } from '#web/ui/page/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Columns, Stack } from '#web/ui/page/page-layout.tsx';
import { Price } from '#web/ui/page/price.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Form, Link } from 'react-router';
import { useAssistantTexts } from '../texts.ts';
import { useSending } from '../use-sending.ts';
import { writeMotorcycleQuery } from './motorcycle-query.ts';
import { useMotoRevisionTexts } from './texts.ts';
import type { MotorcycleLoaded } from './which-motorcycle-page.tsx';

interface Props {
  readonly loaded: MotorcycleLoaded;
  /** Why the motorcycle could not be kept. */
  readonly trouble?: string | undefined;
}

const PriceCard = ({ loaded: { revision, asked } }: Props) => {
  const t = useMotoRevisionTexts();
  const all = useAssistantTexts();
  return (
    <Card as="section" aria-labelledby="precio">
      <Stack gap="s">
        <h2 id="precio">{t.bandas[asked.cilindrada]}</h2>
        {revision ? (
          <>
            <Price
              importe={revision.importeMontado}
              of={revision}
              size="l"
              note={asked.cp?.toUpperCase().startsWith('AD') ? all.impuestosAndorra : all.impuestos}
            />
            <ul>
              {revision.partes.map((part) => (
                <li key={part}>{part}</li>
              ))}
            </ul>
          </>
        ) : (
          <>
            <p>
              <b>{t.sinPrecio}</b>
            </p>
            <p>{t.electricaTexto}</p>
          </>
        )}
      </Stack>
    </Card>
  );
};

/** What the registry says of the plate: the motorcycle, or that it belongs to another size than was chosen. */
const FromRegistry = ({ loaded: { asked } }: Props) => {
  const t = useMotoRevisionTexts();
  const language = useLanguage();
  const { vehiculo, banda, cilindrada } = asked;
  if (!vehiculo) return null;
  if (banda === null || banda === cilindrada)
    return (
      <Notice quiet tone="success">
        {t.deMatricula(vehiculo)}
      </Notice>
    );
  return (
    <Notice
      quiet
      tone="warning"
      action={
        <Link {...buttonLink('secondary')} to={`${address('motoRevisionData', language)}?cilindrada=${banda}`}>
          {t.cambiarBanda}
        </Link>
      }
    >
      {t.otraBanda(vehiculo, t.bandas[banda])}
    </Notice>
  );
};

/** The maker leads to the models by address, so that it works without JavaScript. */
const AskBrand = ({ loaded: { asked, marcas } }: Props) => {
  const t = useMotoRevisionTexts();
  const language = useLanguage();
  const { marca, moto: _, ...rest } = asked;
  const { form, leftEmpty } = useLeftEmpty();
  return (
    <Form ref={form} action={address('motoRevisionAssistant', language)} noValidate>
      <HiddenPairs pairs={writeMotorcycleQuery(rest)} />
      <Stack>
        <SelectField
          label={t.marca}
          name="marca"
          empty={t.elige}
          key={marca}
          defaultValue={marca ?? ''}
          error={leftEmpty('marca') && t.marcaFalta}
          options={marcas.map(({ id_site_marca_moto: id, marca: text }) => ({ value: String(id), text }))}
        />
        <div>
          <Button type="submit" look={marca === null ? 'primary' : 'secondary'}>
            {t.verModelos}
          </Button>
        </div>
      </Stack>
    </Form>
  );
};

const AskModel = ({ loaded: { asked, modelos, revision } }: Props) => {
  const t = useMotoRevisionTexts();
  const { busy, begin } = useSending();
  if (modelos.length === 0) return null;
  return (
    <Form method="post" onSubmit={begin}>
      <input type="hidden" name="marca" value={asked.marca ?? ''} />
      <input type="hidden" name="producto" value={revision?.id_navision ?? ''} />
      <Stack>
        <SelectField
          label={t.modelo}
          name="moto"
          empty={t.eligeModelo}
          required
          key={asked.marca}
          defaultValue={asked.moto ?? ''}
          options={modelos.map(({ id_moto: id, modelo, fabricacion }) => ({
            value: String(id),
            text: t.modeloConAnos(modelo, fabricacion),
          }))}
        />
        <div>
          <Button type="submit" busy={busy}>
            {revision ? t.anadir : t.pedirCita}
          </Button>
        </div>
      </Stack>
    </Form>
  );
};

/** Maker and model, beside what the revision costs. Who does not find theirs goes on without. */
export const WhichMotorcycle = ({ loaded, trouble }: Props) => {
  const t = useMotoRevisionTexts();
  const language = useLanguage();
  const { sinLista, marcas, seguir, asked } = loaded;
  return (
    <Columns side="price" aside={<PriceCard loaded={loaded} />}>
      <Stack>
        <FromRegistry loaded={loaded} />
        {sinLista && <Notice tone="warning">{sinLista}</Notice>}
        {trouble && <Notice tone="error">{trouble}</Notice>}
        {marcas.length > 0 && <AskBrand loaded={loaded} />}
        <AskModel loaded={loaded} />
        <p>
          <Link {...((sinLista || trouble) && buttonLink('primary'))} to={seguir}>
            {t.sinElegir}
          </Link>
        </p>
        <p>
          <Link to={`${address('motoRevisionData', language)}?cilindrada=${asked.cilindrada}`}>{t.otra}</Link>
        </p>
      </Stack>
    </Columns>
  );
};
