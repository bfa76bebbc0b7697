import { useEffect, useState, type ComponentType } from 'react';
import { useLanguage } from '#web/language.ts';

/** Offers Catalan to whose browser asks for it (`Accept-Language`) and who reads Spanish; nobody is sent anywhere. */
export const LanguageOffer = () => {
  const spanish = useLanguage() === 'es';
  const [Offer, setOffer] = useState<ComponentType>();
  useEffect(() => {
    const first = navigator.languages.find((language) => /^(?:ca|es)\b/.test(language));
    if (!spanish || !first?.startsWith('ca')) return;
    const offer = async () => {
      const { catalanOffer } = await import('./language-offer/catalan-offer.tsx');
      const Found = catalanOffer();
      setOffer(() => Found);
    };
    // The header has the other language on every page.
    offer().catch(() => {});
  }, [spanish]);
  return Offer && spanish ? <Offer /> : null;
};
