import { coverSentence } from '#i18n/cover-sentence.ts';
import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { Badge, BadgedWords } from '#web/ui/page/badge.tsx';
import { CheckField } from '#web/ui/check-field.tsx';
import { writeEuros } from '#web/ui/page/euros.ts';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { Price } from '#web/ui/page/price.tsx';
import type { Basket, BasketService } from '#contract/basket.ts';
import { handoverChoice } from '#domain/basket/handover.ts';
import { vehicleGroup } from '#domain/catalogue/vehicles.ts';
import { Link } from 'react-router';
import { promotionAddress } from '#contract/promotion-address.ts';
import type { BasketScreenProps } from './basket-frame.tsx';
import { changeBasket } from './basket-store.ts';
import { useBasketPromotionTexts } from './promotion-texts.ts';
import { markOf } from './promotions-in-basket.ts';
import { associationOf } from '../buy/association.ts';
import { unitsOf } from './service-in-words.ts';
import { useBasketTexts } from './texts.ts';

/** Chooses a service or leaves it; what is picked up is not fitted, and the other way round. */
const choose = (id: string, selected: boolean) => {
  const handover = handoverChoice(id, selected);
  const choices = new Map([[id, selected], ...(handover ? [[handover.fitting, handover.selected] as const] : [])]);
  return changeBasket(({ services }) => ({
    services: services.map((service) => ({
      ...service,
      selected: choices.get(service.id_navision) ?? service.selected,
    })),
  }));
};

/** What is done, what an insurance pays, and what costs less with enough of the products. */
const Hint = ({ basket, service }: { basket: Basket; service: BasketService }) => {
  const t = useBasketTexts();
  const words = useBasketPromotionTexts();
  const language = useLanguage();
  const cover = coverSentence(service.cobertura, t, language);
  const association = associationOf(service, t, language, service.tipoProductoAsociado);
  const named = markOf(service.promocion, basket.discount)?.[`titulo_${language}`];
  const [first] = basket.products;
  return (
    <>
      {service[`descripcion_${language}`]}
      {cover && (
        <>
          <br />
          {cover} <Link to={address('tyreInsurance', language)}>{t.condiciones}</Link>
        </>
      )}
      {association && (
        <>
          <br />
          {association}
        </>
      )}
      {service.promocion !== null && first && (
        <>
          <br />
          <Link to={promotionAddress(vehicleGroup(first.id_site_tipo_vehiculo), service.promocion, language)}>
            {named ?? words.verOferta}
          </Link>
        </>
      )}
    </>
  );
};

/** What else is done in the same visit. */
export const OptionsPart = ({ basket }: BasketScreenProps) => {
  const t = useBasketTexts();
  const language = useLanguage();
  const words = useBasketPromotionTexts();
  const priceOf = (service: BasketService) => {
    const { precio, obligatorio, promocion, importe, importeSinPromo, importeSinAsociado } = service;
    const before = promocion !== null ? importeSinPromo : importeSinAsociado;
    if (before > importe) return <Price size="s" importe={importe} before={before} beforeText={words.antes} />;
    if (obligatorio && precio === 0) return t.incluido;
    if (precio === 0) return t.gratis;
    const units = unitsOf(service, t);
    return units ? `${units} = ${writeEuros(importe)}` : writeEuros(importe);
  };
  return (
    <Stack>
      {basket.services.length === 0 && <p>{t.sinOpciones}</p>}
      {basket.services.map((service) => (
        <CheckField
          key={service.id_navision}
          boxed
          label={
            <BadgedWords>
              {service[`nombre_${language}`]}{' '}
              {service.promocion !== null && (
                <Badge tone="signal">{service.importe === 0 ? words.gratisConOferta : words.menosConOferta}</Badge>
              )}
            </BadgedWords>
          }
          hint={<Hint basket={basket} service={service} />}
          aside={priceOf(service)}
          checked={service.selected}
          disabled={service.obligatorio}
          onChange={(event) => void choose(service.id_navision, event.target.checked)}
        />
      ))}
    </Stack>
  );
};
