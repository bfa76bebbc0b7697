/** What the page without network says, once it has looked into the browser's storage. */
export interface KeptWords {
  readonly idioma: string;
  /** With `{dia}` and `{hora}`. */
  readonly cuando: string;
  readonly sinCita: string;
  readonly sinCesta: string;
  /** Names of the entries of the storage. */
  readonly areaKey: string;
  readonly visitKey: string;
  readonly basketKey: string;
}

interface KeptVisit {
  readonly date: string;
  readonly time: string;
  readonly status: string;
  readonly servicios: readonly string[];
  readonly taller: { readonly alias: string };
}

interface KeptBooking {
  readonly citaPreviaId: string | null;
  readonly cancelled: boolean;
  readonly selectedDate: string | null;
  readonly selectedTime: string | null;
  readonly selectedTaller: { readonly alias: string } | null;
}

interface KeptProduct {
  readonly cantidad: number;
  readonly nombre_producto_es: string;
  readonly nombre_producto_ca: string;
}

interface KeptBasket {
  readonly products?: readonly KeptProduct[];
  readonly pedido?: { readonly status?: string } | null;
}

/**
 * Fills the page without network from what the shop kept in this browser: the next appointment and the basket. The browser
 * runs this text by itself, in the page that the service worker keeps, so it reaches nothing outside of it.
 */
export const showKept = (page: Document, storage: Pick<Storage, 'getItem'>, now: Date, words: KeptWords): void => {
  const kept = <State>(key: string): Partial<State> => {
    try {
      const { state } = JSON.parse(storage.getItem(key) ?? '{}') as { state?: Partial<State> };
      return state ?? {};
    } catch {
      return {};
    }
  };
  const say = (id: string, lines: readonly string[]) => {
    const list = page.getElementById(id);
    list?.replaceChildren(
      ...lines.map((line) => {
        const item = page.createElement('li');
        item.textContent = line;
        return item;
      }),
    );
  };
  // What was booked here without an account.
  const booked = (): readonly KeptVisit[] => {
    const { citaPreviaId, cancelled, selectedDate, selectedTime, selectedTaller } = kept<KeptBooking>(words.visitKey);
    return citaPreviaId && !cancelled && selectedDate && selectedTime && selectedTaller
      ? [{ date: selectedDate, time: selectedTime, status: 'confirmada', servicios: [], taller: selectedTaller }]
      : [];
  };
  const nextVisit = (): KeptVisit | undefined => {
    const { citasPrevias } = kept<{ citasPrevias: readonly KeptVisit[] | null }>(words.areaKey);
    const today = now.toLocaleDateString('sv', { timeZone: 'Europe/Madrid' });
    return [...(citasPrevias ?? []), ...booked()]
      .filter(({ date, status }) => date >= today && status === 'confirmada')
      .toSorted((one, other) => `${one.date}${one.time}`.localeCompare(`${other.date}${other.time}`))[0];
  };
  const visitLines = ({ date, time, taller, servicios }: KeptVisit): string[] => {
    const noon = new Date(`${date}T12:00:00Z`);
    const day = noon.toLocaleDateString(words.idioma, { weekday: 'long', day: 'numeric', month: 'long' });
    const hour = time.slice(0, 5).replace(/^0/, '');
    const when = words.cuando.replace('{dia}', day).replace('{hora}', hour);
    return [when, taller.alias, ...(servicios.length > 0 ? [servicios.join(', ')] : [])];
  };
  const basketLines = (): string[] => {
    const { cesta } = kept<{ cesta: KeptBasket | null }>(words.basketKey);
    const ordered = cesta?.pedido?.status ?? 'pendiente-pago';
    const products = ordered === 'pendiente-pago' || ordered === 'caducado' ? (cesta?.products ?? []) : [];
    const name = words.idioma === 'ca' ? 'nombre_producto_ca' : 'nombre_producto_es';
    return products.map((each) => `${each.cantidad} × ${each[name]}`);
  };
  const next = nextVisit();
  const inBasket = basketLines();
  say('cita', next ? visitLines(next) : [words.sinCita]);
  say('cesta', inBasket.length > 0 ? inBasket : [words.sinCesta]);
};
