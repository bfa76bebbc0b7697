/** Where the files of pictures are. A name is content-hashed: what is written under it never changes. */
export interface PictureFiles {
  readonly write: (name: string, content: Uint8Array) => Promise<void>;
  /** Undefined where there is none. */
  readonly read: (name: string) => Promise<Uint8Array | undefined>;
  /** Whether or not it is there. */
  readonly remove: (name: string) => Promise<void>;
}

/** What a file of a picture is called, in its store as in its address; nothing else is ever looked for. */
export const pictureFileName = /^[0-9a-f]{40}\.(avif|webp)$/;

/** Below which path the shop answers with them. */
export const picturesPath = '/imagenes';

export const pictureAddress = (archivo: string): string => `${picturesPath}/${archivo}`;
