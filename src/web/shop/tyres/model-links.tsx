import type { Answer } from '#contract/contract.ts';
import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { TyrePicture } from '#web/ui/cards/tyre-picture.tsx';
import { classNames } from '#web/ui/page/class-names.ts';
import { Link } from 'react-router';
import { FromPrice } from './from-price.tsx';
import { useLandingTexts } from './landing-texts.ts';
import { useShopTexts } from '../texts.ts';
import styles from './name-list.module.css';

/** Models with how many sizes they have and from which price. */
export const ModelLinks = ({
  models,
  withMaker,
}: {
  models: Answer<'readTyreBrand'>['modelos'];
  withMaker?: boolean;
}) => {
  const t = useShopTexts();
  const landing = useLandingTexts();
  const language = useLanguage();
  return (
    <ul className={classNames(styles.names, styles.pictured)}>
      {models.map(({ slug, marca, marcaSlug, modelo, imagen, tipoVehiculo, medidas, desde }) => (
        <li key={`${marcaSlug}/${slug}`} data-pressable>
          <TyrePicture imagen={imagen} />
          <Link to={address('tyreModel', language, { marca: marcaSlug, modelo: slug })} data-card-link>
            {withMaker && `${marca} `}
            {modelo}
          </Link>
          <span>
            {t.tipoVehiculo[tipoVehiculo]} · {landing.medidas(medidas)}
            {desde && <FromPrice {...desde} />}
          </span>
        </li>
      ))}
    </ul>
  );
};
