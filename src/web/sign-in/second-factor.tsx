import type { Answer } from '#contract/contract.ts';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { TextField } from '#web/ui/page/text-field.tsx';
import { encode } from 'uqr';
import styles from './second-factor.module.css';
import { useAccountTexts } from './texts.ts';

const inFours = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** The modules of a QR code as one path, a unit each. */
const drawn = (modules: readonly (readonly boolean[])[]): string =>
  modules.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');

const Enrolment = ({ secreto, uri }: Answer<'offerSecondFactor'>) => {
  const t = useAccountTexts();
  const { data, size } = encode(uri, { ecc: 'M', border: 2 });
  return (
    <Stack>
      <p>{t.factorAlta}</p>
      <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t.factorImagen}>
        <path d={drawn(data)} />
      </svg>
      <p>
        <a href={uri}>{t.factorAbrir}</a>
      </p>
      <p>
        {t.factorClave} <code className={styles.secret}>{inFours(secreto)}</code>
      </p>
    </Stack>
  );
};

interface SecondFactorProps {
  /** What an authenticator has to be told first. */
  offered: Answer<'offerSecondFactor'> | null;
  error: string | undefined;
}

/** The code of an authenticator, and before the first one how it comes to know the account. */
export default function SecondFactor({ offered, error }: SecondFactorProps) {
  const t = useAccountTexts();
  return (
    <Stack>
      {offered && <Enrolment {...offered} />}
      <TextField
        label={t.factorCodigo}
        name="codigo"
        hint={t.factorPista}
        inputMode="numeric"
        autoComplete="one-time-code"
        length="short"
        maxLength={7}
        required
        error={error}
      />
    </Stack>
  );
}
