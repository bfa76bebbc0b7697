import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { readConfig } from '#server/config.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { handlersOver } from '#server/handlers.ts';
import { dispatchOver, type Outcome } from '#server/http/dispatch.ts';
import type { CallName } from '#contract/calls.ts';
import { openGateway } from '#server/payments/open-gateway.ts';
import { inParallel, type Timed } from './shopper.ts';

interface Ready {
  readonly cestaState: object;
}

const links = { home: () => '', confirmation: () => '', payment: () => '', workshop: () => '' };

/** Orders at the workshop of baskets whose time is already held: only the order's own work is timed. */
export const measureOrderTransaction = async (databaseUrl: string, orders: number): Promise<Timed> => {
  const config = readConfig({
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'silent',
    RATE_LIMIT: '0',
    HOLD_MINUTES: '60',
    HOLD_MAX_MINUTES: '60',
  });
  const database = openPostgres(databaseUrl, 8);
  const house = { config, database, clock: () => new Date(), log: pino({ level: 'silent' }) };
  const { gateway } = await openGateway(house);
  const dispatch = dispatchOver(house, handlersOver({ gateway, links }));
  const call = async <Answer>(name: CallName, body: object, params: object = {}): Promise<Answer> => {
    const outcome: Outcome = await dispatch(name, {
      body,
      params,
      query: {},
      language: 'es',
      address: '127.0.0.1',
      userAgent: 'bench',
      reference: 'bench',
    });
    if (outcome.status !== 200) throw new Error(`${name}: ${JSON.stringify(outcome.body)}`);
    return outcome.body as Answer;
  };

  const { neumaticos } = await call<{ neumaticos: { id_navision: string; stock: number }[] }>('selectTyres', {
    pageSize: 50,
    filters: { ancho: 195, serie: 65, llanta: 15 },
  });
  const tyres = neumaticos.filter(({ stock }) => stock >= 8);
  const { tiendas } = await call<{ tiendas: { codTienda: number }[] }>('readWorkshopArea', {}, { area: 'todas' });
  const ready: Ready[] = [];
  for (let place = 0; ready.length < orders && place < tiendas.length; place += 1) {
    const codTienda = tiendas[place]?.codTienda;
    const products = [{ id_navision: tyres[place % tyres.length]?.id_navision ?? '', cantidad: 4 }];
    const { dates } = await call<{ dates: { date: string; libre: boolean }[] }>('consultDates', {
      selectedProducts: products,
      codTienda,
      numDays: 90,
    });
    for (const { date } of dates.filter(({ libre }) => libre)) {
      if (ready.length >= orders) break;
      const { times } = await call<{ times: string[] }>('consultTimes', { codTienda, date, products });
      for (const time of times.filter((_, index) => index % 4 === 0)) {
        const cestaID = randomUUID();
        const { cesta } = await call<{ cesta: { totals: { total: number } } }>('updateBasket', {
          cestaState: { cestaID, products, selectedTaller: codTienda },
        });
        await call('reserveTime', { codTienda, date, time, cestaID });
        ready.push({
          cestaState: {
            cestaID,
            products,
            selectedTaller: codTienda,
            selectedDate: date,
            selectedTime: time,
            paymentTerms: 'taller',
            total: cesta.totals.total,
          },
        });
      }
    }
  }

  const contact = { nombre: 'Banc', apellidos: 'De Proves', telefono: '611222333', privacidad: true };
  const measured = await inParallel(
    8,
    3600,
    async (turn) => {
      const next = ready[turn - 1];
      if (!next) throw new Error('done');
      await call('placeOrder', { ...next, userInfo: { ...contact, email: `banc.${turn}@example.com` } });
    },
    ready.length,
  );
  await database.close();
  return measured;
};
