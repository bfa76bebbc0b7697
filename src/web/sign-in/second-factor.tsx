import type { Answer } from '#contract/contract.ts';
import { Button } from '#web/ui/page/button.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { TextField } from '#web/ui/page/text-field.tsx';
import { useEffect, useRef } from 'react';
import { encode } from 'uqr';
import styles from './second-factor.module.css';
import { useSecondFactorTexts } from './second-factor-texts.ts';

const inFours = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** The modules of a QR code as one path, a unit each. */
const drawn = (modules: readonly (readonly boolean[])[]): string =>
  modules.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');

const Enrolment = ({ secreto, uri }: Answer<'offerSecondFactor'>) => {
  const t = useSecondFactorTexts();
  const { data, size } = encode(uri, { ecc: 'M', border: 2 });
  return (
    <>
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
    </>
  );
};

interface SecondFactorProps {
  /** Whose password was right. */
  email: string;
  /** What an authenticator has to be told first; null where it knows the account. */
  offered: Answer<'offerSecondFactor'> | null;
  error: string | undefined;
  /** Back to the password. */
  onBack: () => void;
}

/** The code of an authenticator, and before the first one how it comes to know the account. */
export default function SecondFactor({ email, offered, error, onBack }: SecondFactorProps) {
  const t = useSecondFactorTexts();
  const title = useRef<HTMLHeadingElement>(null);
  const code = useRef<HTMLInputElement>(null);
  // What is to be read first stands above the field; else the field is all there is to do.
  useEffect(() => (title.current ?? code.current)?.focus(), []);
  return (
    <Stack>
      {offered ? (
        <h2 ref={title} tabIndex={-1}>
          {t.factorAltaTitulo}
        </h2>
      ) : (
        <h2>{t.factorTitulo}</h2>
      )}
      <div>
        <p>{t.factorDe(email)}</p>
        <Button look="quiet" shape="small" className={styles.other} onClick={onBack}>
          {t.factorOtro}
        </Button>
      </div>
      {offered && <Enrolment {...offered} />}
      <TextField
        ref={code}
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
      {!offered && <p className={styles.lost}>{t.factorPerdido}</p>}
    </Stack>
  );
}
