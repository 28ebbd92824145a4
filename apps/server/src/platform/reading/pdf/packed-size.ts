const clear = 256;
const endOfData = 257;
const tableSize = 4_096;

/** Size of LZW data after decoding, in bytes, counted without writing them: of each string in the table, only its length is kept. */
export function lzwSize(data: Uint8Array, limit: number): number {
  const lengths = new Int32Array(tableSize);
  let next = endOfData + 1;
  let width = 9;
  let previous = 0;
  let size = 0;
  let bits = 0;
  let held = 0;
  for (const byte of data) {
    held = ((held << 8) | byte) & 0xffffff;
    bits += 8;
    if (bits < width) continue;
    bits -= width;
    const code = (held >> bits) & ((1 << width) - 1);
    if (code === endOfData || size > limit) return size;
    if (code === clear) {
      next = endOfData + 1;
      width = 9;
      previous = 0;
      continue;
    }
    const length = code < clear ? 1 : code < next ? (lengths[code] ?? 1) : previous + 1;
    size += length;
    if (previous > 0 && next < tableSize) {
      lengths[next] = previous + 1;
      next += 1;
    }
    previous = length;
    if (next + 1 >= 1 << width && width < 12) width += 1;
  }
  return size;
}

/** Size of run-length data after decoding, in bytes. */
export function runLengthSize(data: Uint8Array): number {
  let size = 0;
  for (let at = 0; at < data.length; ) {
    const count = data[at] ?? 128;
    if (count === 128) return size;
    size += count < 128 ? count + 1 : 257 - count;
    at += count < 128 ? count + 2 : 2;
  }
  return size;
}
