const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Eight letters and digits out of as many random bytes; 32 of them, so each byte falls evenly. */
export function codeFrom(bytes: Uint8Array): string {
  return [...bytes.subarray(0, 8)].map((byte) => letters[byte % letters.length]).join('');
}

const hourMs = 3_600_000;
/** The link goes to one number twice a day at most, and at the wish of one network address five times an hour. */
export const appLinkLimits = {
  perNumber: 2,
  numberWindowMs: 24 * hourMs,
  perAddress: 5,
  addressWindowMs: hourMs,
};

export function mayRequestLink(
  asked: { readonly ofNumber: number; readonly ofAddress: number },
  scale: number,
): boolean {
  return (
    asked.ofNumber < Math.ceil(appLinkLimits.perNumber * scale) &&
    asked.ofAddress < Math.ceil(appLinkLimits.perAddress * scale)
  );
}
