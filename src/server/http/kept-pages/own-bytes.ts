/**
 * The same bytes in memory of their own. What Node reads, packs and copies lies beside other things in memory of 64 kB, which
 * lives as long as any of them.
 */
export const ownBytes = (bytes: Uint8Array): Buffer => {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  own.set(bytes);
  return own;
};
