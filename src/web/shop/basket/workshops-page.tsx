import type { Workshop } from '#contract/workshops.ts';
import { address } from '#contract/addresses.ts';
import { isPostcode } from '#domain/accounts/is-postcode.ts';
import { browserApi } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { ChooseWorkshop } from '#web/walk/choose-workshop.tsx';
import { rememberedPlace, rememberWorkshop } from '#web/stored/remembered.ts';
import { useNavigate } from 'react-router';
import { basketPage, type BasketScreenProps } from './basket-frame.tsx';
import { Skeletons } from './basket-skeletons.tsx';
import { changeBasket } from './basket-store.ts';
import { chooseWorkshop } from './known-ahead.ts';
import { datesBody, workshopsWork } from './basket-work.ts';
import { datesOf } from './dates-ahead.ts';
import { holdForBasket } from './hold-time.ts';
import { sentBasketOf } from './sent-basket.server.ts';
import { useSentBasket } from './sent-basket.ts';
import { useBasketTexts } from './texts.ts';

export const loader = sentBasketOf('talleres');

export { clientLoader } from './client-loader.ts';

const Workshops = ({ basket }: BasketScreenProps) => {
  const t = useBasketTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const sent = useSentBasket();
  const choose = async ({ codTienda }: Workshop) => {
    if (basket.selectedTaller !== codTienda) void chooseWorkshop(codTienda);
    await navigate(address('basketTime', language));
  };
  /** One tap for workshop, day and hour: held at once, it leads to who it is for. */
  const take = async (tienda: Workshop, { date, time }: { date: string; time: string }) => {
    const { codTienda } = tienda;
    const refused = await holdForBasket({ cestaID: basket.cestaID, codTienda, date, time }, t.sinConexion);
    if (refused !== null) return refused;
    rememberWorkshop(tienda);
    await navigate(address('basketRegister', language));
    return null;
  };
  return (
    <ChooseWorkshop
      t={t}
      known={basket.codigoPostalIntroducido ?? rememberedPlace()}
      work={workshopsWork(basket)}
      told={sent?.talleres ?? null}
      drawnAt={sent?.at}
      chosen={basket.selectedTaller}
      skeletons={<Skeletons shape="card" count={3} />}
      onPostcode={(postCode) => {
        if (isPostcode(postCode.toUpperCase())) void changeBasket({ codigoPostalIntroducido: postCode });
      }}
      onNear={({ codTienda }) => datesOf.ahead(browserApi(language), datesBody(basket, codTienda))}
      onHour={take}
      onChoose={(tienda) => {
        rememberWorkshop(tienda);
        void choose(tienda);
      }}
    />
  );
};

export default basketPage('talleres', Workshops);
