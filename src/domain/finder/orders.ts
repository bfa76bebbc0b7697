/** Orders of a list of results (spec S16). */
export const searchOrders = ['recomendado', 'marca-asc', 'marca-desc', 'precio-desc', 'precio-asc'] as const;
export type SearchOrder = (typeof searchOrders)[number];

export interface SearchSort {
  readonly order: 'recomendado' | 'marca' | 'precio';
  readonly direction: 'asc' | 'desc';
}

/** An order as the API takes it. */
export const sortOf = (orden: SearchOrder): SearchSort => {
  const sorts: Readonly<Record<SearchOrder, SearchSort>> = {
    recomendado: { order: 'recomendado', direction: 'asc' },
    'marca-asc': { order: 'marca', direction: 'asc' },
    'marca-desc': { order: 'marca', direction: 'desc' },
    'precio-desc': { order: 'precio', direction: 'desc' },
    'precio-asc': { order: 'precio', direction: 'asc' },
  };
  return sorts[orden];
};
