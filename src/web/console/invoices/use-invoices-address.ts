import { useSearchParams } from 'react-router';

/** What the page of invoices shows, as its address says it. */
export interface InvoicesView {
  readonly buscar: string;
  readonly page: number;
  readonly factura: string | null;
  readonly pedido: string | null;
}

const readPage = (text: string | null): number => (text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) - 1 : 0);

/** The address of a view, below the page's own. */
export const searchOf = ({ buscar = '', page = 0, factura, pedido }: Partial<InvoicesView>): string => {
  const search = new URLSearchParams();
  if (buscar) search.set('buscar', buscar);
  if (page > 0) search.set('pagina', String(page + 1));
  if (factura) search.set('factura', factura);
  if (pedido) search.set('pedido', pedido);
  return `?${search}`;
};

export const useInvoicesView = (): InvoicesView => {
  const [search] = useSearchParams();
  return {
    buscar: (search.get('buscar') ?? '').slice(0, 120),
    page: readPage(search.get('pagina')),
    factura: search.get('factura')?.slice(0, 40) ?? null,
    pedido: search.get('pedido')?.slice(0, 20) ?? null,
  };
};
