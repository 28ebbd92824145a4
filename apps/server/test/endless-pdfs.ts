const length = 4 * 1_048_576;
/** Bytes at each of which the decoder looks for an object. */
const searched = (before: string) =>
  Buffer.from(`%PDF-1.7\n${before}${'obj '.repeat(length / 4)}`.slice(0, length));
/** A paper by its beginning, without any object. */
export const paperWithoutObjects = () => searched('');
/** One that the decoder must read, and reads for a minute. */
export const endlessPaper = () =>
  searched('1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\ntrailer\n<</Root 1 0 R>>\n');
