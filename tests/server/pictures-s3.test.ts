import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { openPictures } from '#server/pictures/open-pictures.ts';
import { s3Pictures } from '#server/pictures/s3-pictures.ts';

const [key, secret, region] = ['AKIDEXAMPLE', 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY', 'eu-south-2'];
const name = `${'0123456789'.repeat(4)}.avif`;
const content = new TextEncoder().encode('bytes of a picture');

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

/** The signature as the specification has it, from the request alone: its own writing, to compare with the shop's. */
const isSigned = (
  request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  body: Buffer,
  { key, secret, region }: Readonly<Record<'key' | 'secret' | 'region', string>>,
): boolean => {
  const { authorization = '' } = request.headers;
  const found =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      authorization,
    );
  const [, whose, day = '', place = '', signed = '', signature] = found ?? [];
  const hash = createHash('sha256').update(body).digest('hex');
  if (whose !== key || place !== region || request.headers['x-amz-content-sha256'] !== hash) return false;
  const headers = signed.split(';').map((header) => `${header}:${String(request.headers[header]).trim()}\n`);
  const canonical = `${request.method}\n${request.url}\n\n${headers.join('')}\n${signed}\n${hash}`;
  const moment = String(request.headers['x-amz-date']);
  const text = `AWS4-HMAC-SHA256\n${moment}\n${day}/${place}/s3/aws4_request\n${createHash('sha256').update(canonical).digest('hex')}`;
  let mac = createHmac('sha256', `AWS4${secret}`).update(day).digest();
  for (const part of [place, 's3', 'aws4_request']) mac = createHmac('sha256', mac).update(part).digest();
  return moment.startsWith(day) && createHmac('sha256', mac).update(text).digest('hex') === signature;
};

let server: Server;
let url: string;
const objects = new Map<string, { readonly body: Buffer; readonly type: string | undefined }>();
const asked: string[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    void (async () => {
      const body = await bodyOf(request);
      const path = request.url ?? '';
      asked.push(`${request.method} ${path}`);
      if (!isSigned(request, body, { key, secret, region }))
        return response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
      if (request.method === 'PUT') objects.set(path, { body, type: request.headers['content-type'] });
      if (request.method === 'DELETE') objects.delete(path);
      const object = objects.get(path);
      if (request.method !== 'GET') return response.writeHead(request.method === 'PUT' ? 200 : 204).end();
      return object ? response.writeHead(200).end(object.body) : response.writeHead(404).end('<Error/>');
    })();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/rodera/pages`;
});
afterAll(() => void server.close());
beforeEach(() => {
  objects.clear();
  asked.length = 0;
});

const clock = () => new Date('2027-02-09T08:00:00Z');

describe('pictures in a bucket', () => {
  test('are written, read and removed with requests that the storage believes', async () => {
    const store = s3Pictures({ url, region, key, secret }, clock);
    expect(await store.read(name)).toBeUndefined();
    await store.write(name, content);
    expect(objects.get(`/rodera/pages/${name}`)).toEqual({ body: Buffer.from(content), type: 'image/avif' });
    expect(await store.read(name)).toEqual(content);
    await store.remove(name);
    await store.remove(name);
    expect([objects.size, await store.read(name)]).toEqual([0, undefined]);
  });

  test('that were read lately are not asked for again', async () => {
    const store = s3Pictures({ url, region, key, secret }, clock);
    await store.write(name, content);
    await store.read(name);
    await store.read(name);
    expect(asked.filter((each) => each.startsWith('GET'))).toHaveLength(1);
  });

  test('are not had by a wrong secret, and the reason is in the error', async () => {
    const store = s3Pictures({ url, region, key, secret: 'another' }, clock);
    await expect(store.write(name, content)).rejects.toThrow(/403.*SignatureDoesNotMatch/);
    await expect(store.read(name)).rejects.toThrow('403');
  });

  test('are not waited for where nobody answers', async () => {
    const store = s3Pictures({ url: 'http://127.0.0.1:9/rodera', region, key, secret }, clock);
    await expect(store.read(name)).rejects.toThrow();
  });
});

test('the stand-in believes the protocol’s own example, and no other', () => {
  // "Example: GET Object" of Amazon's "Signature Calculations for the Authorization Header".
  const headers = {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'x-amz-date': '20130524T000000Z',
    authorization:
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, SignedHeaders=host;range;x-amz-content-sha256;x-amz-date, Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  };
  const example = {
    key: 'AKIAIOSFODNN7EXAMPLE',
    secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    region: 'us-east-1',
  };
  const request = { method: 'GET', url: '/test.txt', headers };
  expect(isSigned(request, Buffer.alloc(0), example)).toBe(true);
  expect(isSigned({ ...request, url: '/other.txt' }, Buffer.alloc(0), example)).toBe(false);
});

describe('where pictures are kept', () => {
  const read = (env: Record<string, string>) => readConfig({ DATA_DIR: '/nowhere', ...env });

  test('is a folder, unless a bucket is named with a key', () => {
    expect(read({}).pictures).toEqual({ s3: null });
    const bucket = {
      PICTURES_S3_URL: 'https://storage.example/rodera',
      PICTURES_S3_KEY: key,
      PICTURES_S3_SECRET: secret,
    };
    expect(read(bucket).pictures.s3).toEqual({ url: bucket.PICTURES_S3_URL, region: 'us-east-1', key, secret });
  });

  test.each([
    [{ PICTURES_S3_URL: 'https://storage.example/rodera' }, 'PICTURES_S3_KEY'],
    [{ PICTURES_S3_URL: 'https://storage.example' }, 'PICTURES_S3_URL'],
    [{ PICTURES_S3_URL: 'http://storage.example/rodera' }, 'PICTURES_S3_URL'],
    [{ PICTURES_S3_URL: 'https://storage.example/rodera/' }, 'PICTURES_S3_URL'],
  ])('is said wrongly by %o', (env, variable) => {
    expect(() => read(env)).toThrow(variable);
  });

  test('is that bucket', async () => {
    const config = read({
      PICTURES_S3_URL: url,
      PICTURES_S3_KEY: key,
      PICTURES_S3_SECRET: secret,
      PICTURES_S3_REGION: region,
    });
    await openPictures({ config, clock }).write(name, content);
    expect([...objects.keys()]).toEqual([`/rodera/pages/${name}`]);
  });
});
