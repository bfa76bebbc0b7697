/** A page with more written into it at a place; without the place, below 0, as it is. */
export const insertAt = (html: Buffer<ArrayBuffer>, at: number, more: string): Buffer<ArrayBuffer> =>
  at < 0 ? html : Buffer.concat([html.subarray(0, at), Buffer.from(more), html.subarray(at)]);
