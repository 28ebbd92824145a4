import type { Paise } from '@nukkad/contract/kernel/money';

/**
 * Wages by the Code on Wages, section 2(y): basic pay and dearness allowance, and of all other pay what is above half of
 * the whole. Before the Code was in force: basic pay alone.
 */
export function wagesOf(
  { basic, gross }: { readonly basic: Paise; readonly gross: Paise },
  addsBackAboveHalf: boolean,
): Paise {
  if (!addsBackAboveHalf) return basic;
  const other = Math.max(0, gross - basic);
  const half = Math.floor(gross / 2);
  return basic + Math.max(0, other - half);
}
