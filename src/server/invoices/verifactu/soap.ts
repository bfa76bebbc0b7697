import { childOf, readXml, type XmlBounds, type XmlElement } from '../../xml-reader.ts';
import { namespaces, soapNamespace } from './fields.ts';

const spaces = Object.entries(namespaces)
  .map(([prefix, address]) => ` xmlns:${prefix}="${address}"`)
  .join('');

/** A document around what is sent or answered (SOAP 1.1). */
export const envelope = (inside: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<env:Envelope xmlns:env="${soapNamespace}"${spaces}><env:Header/><env:Body>${inside}</env:Body></env:Envelope>`;

/** A thousand records of two hundred elements fit four times. */
const bounds: XmlBounds = { characters: 16_000_000, depth: 20, elements: 800_000 };

/** What an envelope holds, and what stands around it. Throws for what is no envelope. */
export const opened = (
  document: string,
): { readonly inside: XmlElement; readonly around: readonly [XmlElement, XmlElement] } => {
  const root = readXml(document, bounds);
  const body = childOf(root, 'Body');
  const inside = body?.children[0];
  if (root.name !== 'Envelope' || !body || !inside) throw new Error('soap: nothing in the envelope');
  return { inside, around: [root, body] };
};
