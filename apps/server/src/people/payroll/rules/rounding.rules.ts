/** How the laws of pay round: amounts in paise, percentages with up to four decimals, all exact. */
import type { Paise } from '@nukkad/contract/kernel/money';

const scale = 1_000_000n;

/** `amount` times percent, in millionths of a paisa. */
const product = (amount: Paise, percent: number): bigint =>
  BigInt(amount) * BigInt(Math.round(percent * 10_000));

/** To the nearest paisa, half up. */
export const percentExact = (amount: Paise, percent: number): Paise =>
  Number((product(amount, percent) + scale / 2n) / scale);

/** To the nearest whole rupee, 50 paise up. */
export const percentToRupee = (amount: Paise, percent: number): Paise =>
  Number((product(amount, percent) + scale * 50n) / (scale * 100n)) * 100;

/** To the next higher whole rupee. */
export const percentUpToRupee = (amount: Paise, percent: number): Paise => {
  const rupee = scale * 100n;
  return Number((product(amount, percent) + rupee - 1n) / rupee) * 100;
};

/** `amount * numerator / denominator` to the nearest paisa, half up. */
export const shareExact = (amount: Paise, numerator: number, denominator: number): Paise => {
  const twice = 2n * BigInt(denominator);
  return Number((2n * BigInt(amount) * BigInt(numerator) + BigInt(denominator)) / twice);
};

export const nearestRupee = (amount: Paise): Paise => Math.floor((amount + 50) / 100) * 100;
/** Income Tax Act, section 288A: to the nearest ten rupees. */
export const nearestTenRupees = (amount: Paise): Paise => Math.floor((amount + 500) / 1_000) * 1_000;
