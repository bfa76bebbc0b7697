/**
 * Sends an event and no more: no cookie, no referrer. As plain text, because that needs no question before; also while the
 * page is left. Who does not answer is not asked again.
 */
export const tellEndpoint = (url: string, event: object): void => {
  void fetch(url, {
    method: 'POST',
    mode: 'no-cors',
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify(event),
  }).catch(() => {});
};
