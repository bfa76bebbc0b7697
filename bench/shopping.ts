import { newBaskets } from './requests.ts';
import { inParallel, newId, Refused, Shopper, type Timed } from './shopper.ts';
import { wrk, type Measured } from './wrk.ts';

interface Tyre {
  readonly id_navision: string;
  readonly disponibilidad: number;
  readonly stock: number;
}
interface Tienda {
  readonly codTienda: number;
  readonly primeraHora: unknown;
}

const plentiful = async (shopper: Shopper): Promise<string[]> => {
  const { neumaticos } = await shopper.call<{ neumaticos: Tyre[] }>('POST', '/neumaticos/selector', {
    pageSize: 50,
    filters: { ancho: 205, serie: 55, llanta: 16 },
  });
  return neumaticos
    .filter(({ disponibilidad, stock }) => disponibilidad === 1 && stock >= 8)
    .map(({ id_navision }) => id_navision);
};

/** A basket made, four tyres in it, with these coupons, priced: one call, by 20 clients at once. */
export const measureBaskets = async (
  origin: string,
  seconds: number,
  cupones: readonly string[] = [],
): Promise<Measured> => {
  const shopper = new Shopper(origin, 1);
  const script = newBaskets(await plentiful(shopper), cupones);
  shopper.close();
  return await wrk({ url: `${origin}/api/es/cesta/update`, connections: 20, seconds, script });
};

const postcodes = [
  '25001',
  '08001',
  '17001',
  '43001',
  '50001',
  '22001',
  '44001',
  '15001',
  '36001',
  '27001',
  '32001',
  '31001',
  '01001',
  '26001',
  'AD500',
  '08201',
  '08901',
  '08700',
];

/** Sixteen buyers want hours of the same few workshops. */
const triesOfHours = 12;

/** Takes one of these hours; where another buyer was quicker (409) the next. */
const takeHour = async (turn: number, times: readonly string[], take: (time: string) => Promise<void>) => {
  for (let tried = 0; ; tried += 1) {
    const time = times[(turn + tried) % times.length] ?? '';
    try {
      await take(time);
      return time;
    } catch (error) {
      if (!(error instanceof Refused && error.status === 409) || tried + 1 === Math.min(times.length, triesOfHours))
        throw error;
    }
  }
};

/** Whole purchases by signed-in customers with these coupons, each over all the workshops and days there are. */
export const measureCheckouts = async (
  origin: string,
  seconds: number,
  cupones: readonly string[] = [],
): Promise<Timed> => {
  const customers = await Promise.all(
    Array.from({ length: 16 }, async () => {
      const shopper = new Shopper(origin, 2);
      const { token } = await shopper.call<{ token: string }>('POST', '/users', {
        nombre: 'Banc',
        apellidos: 'De Proves',
        email: `banc.${newId()}@example.com`,
        password: 'girafa-lila-27',
        permiso_comercial: false,
        telefono: '611222333',
        codigo_postal: '25001',
        privacidad: true,
      });
      shopper.token = token;
      return shopper;
    }),
  );
  const first = customers[0];
  if (!first) throw new Error('no customers');
  const tyres = await plentiful(first);
  const measured = await inParallel(customers.length, seconds, async (turn) => {
    const shopper = customers[turn % customers.length] ?? first;
    const cestaID = newId();
    const products = [{ id_navision: tyres[turn % tyres.length] ?? '', cantidad: 4 }];
    await shopper.call('POST', '/cesta/update', { cestaState: { cestaID, products, cupones } });
    const { tiendas } = await shopper.call<{ tiendas: Tienda[] }>('POST', '/taller/localizacion', {
      postCode: postcodes[turn % postcodes.length],
      forEcommerce: true,
      selectedProducts: products,
    });
    const open = tiendas.filter(({ primeraHora }) => primeraHora);
    const codTienda = open[turn % Math.min(open.length, 6)]?.codTienda;
    const { cesta } = await shopper.call<{ cesta: { totals: { total: number } } }>('POST', '/cesta/update', {
      cestaState: { cestaID, products, cupones, selectedTaller: codTienda },
    });
    const { dates } = await shopper.call<{ dates: { date: string; libre: boolean }[] }>('POST', '/consult-dates', {
      selectedProducts: products,
      codTienda,
      cestaID,
    });
    const free = dates.filter(({ libre }) => libre);
    const date = free[turn % free.length]?.date;
    const { times } = await shopper.call<{ times: string[] }>('POST', '/consult-times', {
      codTienda,
      date,
      products,
      cestaID,
    });
    const time = await takeHour(turn, times, async (time) => {
      await shopper.call('POST', '/reserve-time', { codTienda, date, time, cestaID });
    });
    await shopper.call('POST', '/pedidos', {
      cestaState: {
        cestaID,
        products,
        cupones,
        selectedTaller: codTienda,
        selectedDate: date,
        selectedTime: time,
        paymentTerms: 'taller',
        total: cesta.totals.total,
      },
    });
  });
  for (const shopper of customers) shopper.close();
  return measured;
};
