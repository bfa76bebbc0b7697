/** Something in the agenda that can have the focus. */
export interface Place {
  readonly id: string;
  readonly column: number;
  readonly desde: number;
}

const nearest = (places: readonly Place[], desde: number): Place | undefined =>
  places.reduce<Place | undefined>(
    (best, place) => (!best || Math.abs(place.desde - desde) < Math.abs(best.desde - desde) ? place : best),
    undefined,
  );

/** Where an arrow key leads: up and down in the column, to its sides to what stands nearest in time. */
export const neighbour = (places: readonly Place[], from: Place, key: string): Place | undefined => {
  const column = places.filter((place) => place.column === from.column).toSorted((a, b) => a.desde - b.desde);
  const index = column.findIndex(({ id }) => id === from.id);
  switch (key) {
    case 'ArrowUp':
      return column[index - 1];
    case 'ArrowDown':
      return column[index + 1];
    case 'Home':
      return column[0];
    case 'End':
      return column.at(-1);
    case 'ArrowLeft':
    case 'ArrowRight': {
      const step = key === 'ArrowLeft' ? -1 : 1;
      const columns = places.map((place) => (place.column - from.column) * step).filter((away) => away > 0);
      const next = from.column + Math.min(...columns) * step;
      return nearest(
        places.filter((place) => place.column === next),
        from.desde,
      );
    }
    default:
      return undefined;
  }
};
