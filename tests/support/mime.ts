/** One part of a message that is not made of parts itself. */
export interface MimePart {
  readonly headers: Readonly<Record<string, string>>;
  readonly type: string;
  readonly content: string;
}

const headersOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .replaceAll(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );

const unquoted = (text: string): string =>
  Buffer.from(
    text
      .replaceAll('=\r\n', '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

const decoded = (text: string, encoding: string | undefined): string => {
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString('utf8');
  return encoding === 'quoted-printable' ? unquoted(text) : text;
};

/** Header values as people read them (RFC 2047). */
export const readable = (header: string): string =>
  header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === 'b' ? Buffer.from(text, 'base64').toString('utf8') : unquoted(text.replaceAll('_', ' ')),
    );

/** The headers of a message and its innermost parts, decoded. */
export const readMime = (
  raw: string,
): { readonly headers: Readonly<Record<string, string>>; readonly parts: readonly MimePart[] } => {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const headers = headersOf(head);
  const body = rest.join('\r\n\r\n');
  const type = headers['content-type'] ?? 'text/plain';
  const boundary = /boundary="?([^";]+)"?/.exec(type)?.[1];
  if (boundary === undefined) {
    const content = decoded(body, headers['content-transfer-encoding']?.toLowerCase());
    return { headers, parts: [{ headers, type: type.split(';')[0] ?? '', content }] };
  }
  const pieces = body.split(`--${boundary}`).slice(1, -1);
  return { headers, parts: pieces.flatMap((piece) => readMime(piece.replace(/^\r\n/, '')).parts) };
};
