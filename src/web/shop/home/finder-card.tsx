import { address } from '#contract/addresses.ts';
import { chooseAddress } from '#web/choose-address.ts';
import { useLanguage } from '#web/language.ts';
import { Button } from '#web/ui/page/button.tsx';
import { Icon, type IconName } from '#web/ui/page/icon.tsx';
import { TextField } from '#web/ui/page/text-field.tsx';
import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import { SizeSearch } from '../finder/size/size-search.tsx';
import { PlateSearch } from '../plate/search/plate-search.tsx';
import type { HomeWords } from './home-words.server.ts';
import styles from './finder-card.module.css';

/** A motorcycle's size, read by the field that understands every size of the shop. */
const MotoSearch = ({ words }: { words: HomeWords }) => {
  const language = useLanguage();
  return (
    <Form action={address('search', language)} className={styles.form} role="search" aria-label={words.motoVer}>
      <TextField
        label={words.motoMedida}
        hint={words.motoPista}
        name="q"
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="search"
      />
      <Button type="submit" look="primary">
        {words.motoVer}
      </Button>
      <p className={styles.other}>
        <Link to={address('motoSelector', language)}>{words.motoModelo}</Link>
      </p>
    </Form>
  );
};

interface Way {
  readonly name: string;
  readonly text: string;
  readonly icon: IconName;
  readonly panel: ReactNode;
}

interface FinderCardProps {
  readonly words: HomeWords;
  readonly porMatricula: boolean;
  readonly porMoto: boolean;
  readonly demo: readonly string[];
}

/**
 * One field at a time, chosen by what somebody has at hand. The choice is a group of radio buttons that the sheet of looks
 * reads, so it works before scripts run, and without them.
 */
export const FinderCard = ({ words, porMatricula, porMoto, demo }: FinderCardProps) => {
  const language = useLanguage();
  const byPlate = (
    <PlateSearch car demo={demo}>
      <p className={styles.other}>
        <Link to={chooseAddress(language, { tipo: 'turismo' })}>{words.cocheModelo}</Link>
      </p>
    </PlateSearch>
  );
  const ways: readonly Way[] = [
    ...(porMatricula ? [{ name: 'matricula', text: words.matricula, icon: 'car' as const, panel: byPlate }] : []),
    { name: 'medida', text: words.medida, icon: 'tyre', panel: <SizeSearch /> },
    ...(porMoto
      ? [{ name: 'moto', text: words.moto, icon: 'moto' as const, panel: <MotoSearch words={words} /> }]
      : []),
  ];
  return (
    <div className={styles.card}>
      <fieldset className={styles.ways}>
        <legend className="spoken">{words.buscarPor}</legend>
        {ways.map(({ name, text, icon }, place) => (
          <label key={name} className={styles.way}>
            <input type="radio" name="buscar-por" value={name} defaultChecked={place === 0} />
            <Icon name={icon} />
            {text}
          </label>
        ))}
      </fieldset>
      {ways.map(({ name, panel }) => (
        <div key={name} className={styles.panel} data-way={name}>
          {panel}
        </div>
      ))}
    </div>
  );
};
