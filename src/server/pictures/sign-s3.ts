import { createHash, createHmac } from 'node:crypto';

export interface S3Key {
  readonly region: string;
  readonly key: string;
  readonly secret: string;
}

interface Signed {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  /** Its path has letters, digits, hyphens, points and slashes only: nothing in it is encoded, and it has no query. */
  readonly url: URL;
  readonly content: Uint8Array;
  readonly type?: string;
  readonly now: Date;
}

const hexOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');
const mac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** The headers of a request to S3, signed as AWS Signature Version 4 has it (service `s3`, the content's hash included). */
export const signS3 = (
  { region, key, secret }: S3Key,
  { method, url, content, type, now }: Signed,
): Record<string, string> => {
  const moment = `${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
  const day = moment.slice(0, 8);
  const hash = hexOf(content);
  const signed: Record<string, string> = {
    ...(type && { 'content-type': type }),
    host: url.host,
    'x-amz-content-sha256': hash,
    'x-amz-date': moment,
  };
  const names = Object.keys(signed).toSorted();
  const lines = names.map((name) => `${name}:${signed[name]}\n`).join('');
  const request = [method, url.pathname, '', lines, names.join(';'), hash].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const said = ['AWS4-HMAC-SHA256', moment, scope, hexOf(request)].join('\n');
  const own = ['s3', 'aws4_request'].reduce(mac, mac(mac(`AWS4${secret}`, day), region));
  const { host: _, ...sent } = signed;
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${key}/${scope}, SignedHeaders=${names.join(';')}, Signature=${mac(own, said).toString('hex')}`,
  };
};
