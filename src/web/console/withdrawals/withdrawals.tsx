import type { Answer } from '#contract/contract.ts';
import type { Language } from '#domain/language.ts';
import { useLanguage } from '#web/language.ts';
import { useWithdrawalTexts } from '#web/order-status/withdrawal-texts.ts';
import { unguessableId } from '#web/stored/unguessable-id.ts';
import { Badge } from '#web/ui/page/badge.tsx';
import { Button } from '#web/ui/page/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { writeEuros } from '#web/ui/page/euros.ts';
import { Notice } from '#web/ui/page/notice.tsx';
import { Grid, Stack } from '#web/ui/page/page-layout.tsx';
import { Facts } from '#web/ui/walk/facts.tsx';
import { PhoneLink } from '#web/ui/phone-link.tsx';
import type { Ask } from '#web/walk/ask.ts';
import { Unanswered } from '#web/walk/try-again.tsx';
import { useAnswer } from '#web/walk/use-answer.ts';
import { staffApi } from '../staff-session.ts';
import { useDeed } from '../use-deed.ts';

type Made = Answer<'listWithdrawals'>['desistimientos'][number];

/** As who is signed in here. */
const askMade: Ask<{ codTienda: number; language: Language }, Answer<'listWithdrawals'>> = (
  _,
  { codTienda, language },
  signal,
) => staffApi(language)('listWithdrawals', { params: { codTienda } }, { signal });

const MadeCard = ({ made, busy, onTake }: { made: Made; busy: boolean; onTake: () => void }) => {
  const t = useWithdrawalTexts();
  const language = useLanguage();
  const when = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Madrid',
  });
  const state = { hecho: t.anulado, 'por-devolver': t.porDevolver, devuelto: t.yaDevuelto }[made.estado];
  return (
    <Card as="section">
      <Stack>
        <h3>{t.pedidoN(made.orderNumber)}</h3>
        <div>
          <Badge tone={made.estado === 'por-devolver' ? 'signal' : 'plain'}>{state}</Badge>
        </div>
        <Facts
          rows={[
            [t.recibidoEl, when.format(new Date(made.recibido))],
            [
              t.cliente,
              <>
                {made.nombre}
                <br />
                <PhoneLink telefono={made.telefono} />
              </>,
            ],
            [t.declarante, made.declarante],
            [t.de, made.lineas.map(({ cantidad, nombre }) => `${cantidad} × ${nombre}`).join(', ')],
            [t.importe, writeEuros(made.importe)],
          ]}
        />
        {made.estado === 'por-devolver' && (
          <div>
            <Button look="secondary" busy={busy} onClick={onTake}>
              {t.recibirProductos}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
};

/** Who withdrew from an order of a workshop; goods that are awaited are taken back with one tap. */
export const Withdrawals = ({ codTienda }: { codTienda: number }) => {
  const t = useWithdrawalTexts();
  const language = useLanguage();
  const asked = useAnswer(askMade, { codTienda, language });
  const { said, busy, perform } = useDeed(asked.again, t.sinConexion);
  const take = async ({ id }: Made) => {
    const { devuelto, enTaller } = await staffApi(language)(
      'takeGoodsBack',
      { params: { codTienda, id } },
      { idempotencyKey: unguessableId() },
    );
    const euros = (amount: number) => (amount > 0 ? writeEuros(amount) : null);
    return t.recibidos(euros(devuelto), euros(enTaller));
  };
  const list = asked.answer?.desistimientos;
  return (
    <Stack>
      <h2>{t.consola}</h2>
      {said && <Notice tone={said.tone}>{said.text}</Notice>}
      <Unanswered t={t} asked={asked} />
      {list?.length === 0 && <p>{t.ninguno}</p>}
      {list && list.length > 0 && (
        <Grid least="l">
          {list.map((made) => (
            <MadeCard key={made.id} made={made} busy={busy} onTake={() => void perform(async () => await take(made))} />
          ))}
        </Grid>
      )}
    </Stack>
  );
};
