const timeDigits = 12;

/** UUID v7: the server keeps a line that is sent again with it once. */
export function newLineId(now: number = Date.now()): string {
  const time = now.toString(16).padStart(timeDigits, '0');
  const random = crypto.randomUUID();
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(15)}`;
}
