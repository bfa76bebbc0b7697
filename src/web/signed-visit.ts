/** Which appointment the link of a letter is about, and what proves that the shop wrote it. */
export const signedVisit = ({ searchParams }: URL) => ({
  cita: searchParams.get('cita') ?? '',
  firma: searchParams.get('firma') ?? '',
});
