import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { buttonLink } from '#web/ui/page/button.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Link } from 'react-router';
import { useVehicleTexts } from './texts.ts';
import styles from './ask-form.module.css';

/** The way to the assistant that finds out which of the two gases a car takes (spec C8). */
export const WhichGas = () => {
  const { gas: t } = useVehicleTexts();
  const language = useLanguage();
  return (
    <div className={styles.answer}>
      <Notice
        quiet
        title={t.titulo}
        action={
          <Link {...buttonLink('secondary')} to={address('airAssistant', language)}>
            {t.preguntar}
          </Link>
        }
      >
        {t.texto}
      </Notice>
    </div>
  );
};
