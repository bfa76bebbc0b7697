const mostBytes = 64 * 1024;

/** The text of another server's answer; throws where it is longer than 64 KB, without reading on. */
export const readBounded = async (response: Response): Promise<string> => {
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    if (bytes > mostBytes) throw new Error('too long');
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
};
