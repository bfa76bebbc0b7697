import { address } from '#contract/addresses.ts';
import { nothingAgreed } from '#domain/measuring/choice.ts';
import { useLanguage } from '#web/language.ts';
import { Button } from '#web/ui/page/button.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Measured } from '../consent.tsx';
import { BothAnswers } from './both-answers.tsx';
import { keepChoice } from './choice-store.ts';
import styles from './consent-banner.module.css';
import { PurposesForm } from './purposes-form.tsx';
import { useConsentTexts } from './texts.ts';
import { whoIsTold } from './who-is-told.ts';

/** Asks once; nothing of the page waits for the answer. Both answers look alike and are one press away. */
export const ConsentBanner = ({ measured }: { measured: NonNullable<Measured> }) => {
  const t = useConsentTexts();
  const language = useLanguage();
  const [choosing, setChoosing] = useState(false);
  return (
    <section className={styles.banner} aria-labelledby="consentimiento">
      <h2 className={styles.title} id="consentimiento">
        {t.titulo}
      </h2>
      <p className={styles.text}>
        {measured.publicidad ? t.pideTambienPublicidad(whoIsTold(measured)) : t.pide(whoIsTold(measured))}{' '}
        {t.sinPermiso} <Link to={address('cookies', language)}>{t.masInformacion}</Link>
      </p>
      {choosing && <PurposesForm allowed={nothingAgreed} onSave={(purposes) => keepChoice(measured, purposes)} />}
      <BothAnswers measured={measured} onAnswer={(purposes) => keepChoice(measured, purposes)} />
      {measured.publicidad && (
        <Button
          look="quiet"
          shape="small"
          className={styles.choose}
          aria-expanded={choosing}
          onClick={() => setChoosing(!choosing)}
        >
          {t.elegir}
        </Button>
      )}
    </section>
  );
};
