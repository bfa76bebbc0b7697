import { formatNumber } from '#domain/format-number.ts';
import type { Answer } from '#contract/contract.ts';
import { address } from '#contract/addresses.ts';
import { isCar } from '#domain/catalogue/vehicles.ts';
import { browserApi } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { Button } from '#web/ui/page/button.tsx';
import { whyNot } from '#web/walk/ask.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAreaTexts } from './texts.ts';
import type { OwnVehicle } from './vehicles-kept.ts';

type Found = Answer<'findOilByPlate'>;

const isOiled = ({ tipoVehiculo, combustible }: OwnVehicle['vehicleData']): boolean =>
  isCar(tipoVehiculo) && combustible !== 'electrico';

const Oil = ({ found: { aceite, capacidad_carter: litros }, matricula }: { found: Found; matricula: string }) => {
  const t = useAreaTexts();
  const language = useLanguage();
  return (
    <p role="status">
      {aceite
        ? t.llevaAceite(
            `${aceite.tipo_aceite} ${aceite.sae.replace('-', '\u2011')}`,
            aceite.normativa,
            litros === null ? null : formatNumber(litros, language),
          )
        : t.sinAceiteSeguro}{' '}
      <Link to={`${address('revisionAssistant', language)}?desde=area-privada`} state={{ matricula }}>
        {t.verRevision}
      </Link>
    </p>
  );
};

/** Which oil a car takes (spec R24). It is asked only by who wants to know: look-ups of plates are counted. */
export const VehicleOil = ({ vehicle: { vehicleData } }: { vehicle: OwnVehicle }) => {
  const t = useAreaTexts();
  const language = useLanguage();
  const [found, setFound] = useState<Found | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { cod_matricula: matricula, marca, modelo } = vehicleData;
  if (matricula === null || !isOiled(vehicleData)) return null;
  if (found) return <Oil found={found} matricula={matricula} />;
  const ask = async () => {
    setBusy(true);
    setTrouble(null);
    try {
      setFound(await browserApi(language)('findOilByPlate', { body: { matricula, userInfo: null } }));
    } catch (failure) {
      setTrouble(whyNot(failure, t.sinConexion));
    }
    setBusy(false);
  };
  return (
    <p>
      <Button
        look="quiet"
        shape="small"
        busy={busy}
        onClick={() => void ask()}
        aria-label={t.queAceiteDe(`${marca} ${modelo}`)}
      >
        {t.queAceite}
      </Button>
      {trouble !== null && <span role="alert">{trouble}</span>}
    </p>
  );
};
