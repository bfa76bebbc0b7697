import { buttonLink, type ButtonLook } from '#web/ui/page/button.tsx';
import { PhoneLink } from '#web/ui/phone-link.tsx';
import { useAssistantTexts } from './texts.ts';

/** The help line, as a button that calls. */
export const CallUs = ({ telefono, look = 'secondary' }: { telefono: string; look?: ButtonLook }) => {
  const t = useAssistantTexts();
  return (
    <PhoneLink {...buttonLink(look)} telefono={telefono}>
      {t.llamar(telefono)}
    </PhoneLink>
  );
};
