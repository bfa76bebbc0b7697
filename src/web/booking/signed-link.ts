/** What the link of a letter carries, under the name that it gives to the id. */
export const signedBy =
  (name: 'cita' | 'espera' | 'solicitud') =>
  ({ searchParams }: URL) => ({
    params: { id: searchParams.get(name) ?? '' },
    query: { firma: searchParams.get('firma') ?? '' },
  });
