/** Parts with buttons that few baskets need, as the document names them where the server sent them (`later`). */
export const unpaidId = 'sin-pagar';
export const holdLostId = 'hora-perdida';
