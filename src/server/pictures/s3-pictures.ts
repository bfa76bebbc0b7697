import { LRUCache } from 'lru-cache';
import type { PictureFiles } from './picture-files.ts';
import { signS3, type S3Key } from './sign-s3.ts';

export interface S3Place extends S3Key {
  /** The bucket's address, path style: `https://storage.example/bucket`. */
  readonly url: string;
}

const waitMs = 10_000;
/** What was read lately is not read again: the storage counts requests, and is some milliseconds away. */
const keptBytes = 32_000_000;

/** Pictures in a bucket of S3 or of what speaks like it. */
export const s3Pictures = ({ url, ...key }: S3Place, clock: () => Date): PictureFiles => {
  const kept = new LRUCache<string, Uint8Array>({ maxSize: keptBytes, sizeCalculation: ({ length }) => length || 1 });
  const ask = async (method: 'GET' | 'PUT' | 'DELETE', name: string, content?: Uint8Array<ArrayBuffer>) => {
    const place = new URL(`${url}/${name}`);
    const type = content && (name.endsWith('.avif') ? 'image/avif' : 'image/webp');
    return await fetch(place, {
      method,
      headers: signS3(key, {
        method,
        url: place,
        content: content ?? new Uint8Array(),
        ...(type && { type }),
        now: clock(),
      }),
      ...(content && { body: content }),
      redirect: 'error',
      signal: AbortSignal.timeout(waitMs),
    });
  };
  /** Of a failure the storage says why, in XML; that is for the log. */
  const orThrow = async (response: Response, name: string): Promise<never> => {
    const why = await response.text().catch(() => '');
    throw new Error(`S3 answered ${response.status} about ${name}: ${why.slice(0, 300)}`);
  };
  return {
    write: async (name, content) => {
      const response = await ask('PUT', name, new Uint8Array(content));
      if (!response.ok) await orThrow(response, name);
      await response.arrayBuffer();
    },
    read: async (name) => {
      const before = kept.get(name);
      if (before) return before;
      const response = await ask('GET', name);
      if (response.status === 404) {
        await response.arrayBuffer();
        return undefined;
      }
      if (!response.ok) return await orThrow(response, name);
      const content = new Uint8Array(await response.arrayBuffer());
      kept.set(name, content);
      return content;
    },
    remove: async (name) => {
      kept.delete(name);
      const response = await ask('DELETE', name);
      if (!response.ok && response.status !== 404) await orThrow(response, name);
      await response.arrayBuffer();
    },
  };
};
