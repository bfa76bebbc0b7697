import type { SentFile } from '#contract/endpoint.ts';
import { refuse, type Refusal } from '#domain/refusal.ts';

/** A file as it was sent, read no further than to its limit; one that breaks off is a damaged one. */
export const readSentFile = async (
  file: SentFile,
  mostBytes: number,
): Promise<Uint8Array | Refusal<'imagen-grande' | 'imagen-ilegible'>> => {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const part of 'stream' in file ? file.stream() : file) {
      bytes += part.byteLength;
      if (bytes > mostBytes) return refuse('imagen-grande', { megas: mostBytes / 1_000_000 });
      parts.push(part);
    }
  } catch {
    return refuse('imagen-ilegible');
  }
  return Buffer.concat(parts, bytes);
};
