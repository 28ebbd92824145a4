/** `1,250.50` as 125050 paise; empty as null; undefined where it is no amount of money. */
export function paiseOf(rupees: string): number | null | undefined {
  const plain = rupees.replaceAll(/[,\s₹]/g, '');
  if (plain === '') return null;
  const parts = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(plain);
  if (!parts) return undefined;
  return Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'));
}

/** As one types it: `1250.5` is shown as `1250.50`. */
export function rupeesOf(paise: number | null): string {
  if (paise === null) return '';
  const whole = Math.trunc(paise / 100);
  return paise % 100 === 0 ? String(whole) : `${whole}.${String(paise % 100).padStart(2, '0')}`;
}
