let lastMs = 0;
let counter = 0;

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');

/**
 * A UUID v7: the server knows by it what is sent, however often. Those of one page follow each other also within a
 * millisecond, so that what waits on the device lies in the order in which it was written.
 */
export function newOrderedId(nowMs = Date.now()): string {
  if (nowMs > lastMs) {
    lastMs = nowMs;
    counter = 0;
  } else counter += 1;
  // 12 bits count within a millisecond; more borrow from the next one.
  const ms = hex(lastMs + (counter >>> 12), 12);
  const random = [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => hex(byte, 2)).join('');
  const variant = hex(0x80 | (Number.parseInt(random.slice(0, 2), 16) & 0x3f), 2);
  return `${ms.slice(0, 8)}-${ms.slice(8)}-7${hex(counter & 0xfff, 3)}-${variant}${random.slice(2, 4)}-${random.slice(4)}`;
}
