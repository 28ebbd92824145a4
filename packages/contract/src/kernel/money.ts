/** Money is integer paise everywhere; these are the only places where it is rounded. */
export type Paise = number;

/** `percent` of `amount`, to the nearest paisa, half up. `percent` may have two decimals. */
export function percentOf(amount: Paise, percent: number): Paise {
  const hundredths = Math.round(percent * 100);
  return Number((BigInt(amount) * BigInt(hundredths) + 5_000n) / 10_000n);
}

/** GST within an amount, to the paisa: what is left is the taxable value. */
export const taxWithin = (amount: Paise, percent: number): Paise =>
  amount - Math.round((amount * 100) / (100 + percent));

/** So many units, with up to three decimals, at `price` each: to the nearest paisa, half up. */
export function priceOf(quantity: number, price: Paise): Paise {
  const thousandths = BigInt(Math.round(quantity * 1_000));
  return Number((thousandths * BigInt(price) + 500n) / 1_000n);
}

const inHundredths = (percent: number): number => Math.round(percent * 100);

/** Percents with two decimals that are all of it: 33.33, 33.33 and 33.34. */
export const isAll = (percents: readonly number[]): boolean =>
  percents.reduce((sum, percent) => sum + inHundredths(percent), 0) === 10_000;

/** Installments of `total`, each of so many percent without the part of a paisa; the last one takes what is left. */
export function installments(total: Paise, percents: readonly number[]): Paise[] {
  const parts = percents.map((percent) => Number((BigInt(total) * BigInt(inHundredths(percent))) / 10_000n));
  const before = parts.slice(0, -1).reduce((sum, part) => sum + part, 0);
  return parts.map((part, at) => (at === parts.length - 1 ? total - before : part));
}

/** To the nearest rupee, 50 paise up (CGST Act 2017, section 170). */
export function toWholeRupee(amount: Paise): Paise {
  return Math.floor((amount + 50) / 100) * 100;
}

/** Of integers exact: products of large amounts are more than a float holds to the paisa. */
function shareOf(total: Paise, weight: number, sum: number): { whole: Paise; remainder: number } {
  if (!Number.isInteger(weight) || !Number.isInteger(sum)) {
    const exact = (total * weight) / sum;
    return { whole: Math.floor(exact), remainder: exact - Math.floor(exact) };
  }
  const product = BigInt(total) * BigInt(weight);
  const rest = product % BigInt(sum);
  return { whole: Number((product - rest) / BigInt(sum)), remainder: Number(rest) / sum };
}

/** Splits `total` by `weights` so that the parts sum to it exactly; the largest remainders get the odd paise. */
export function split(total: Paise, weights: readonly number[]): Paise[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  if (sum <= 0) throw new RangeError('split needs at least one positive weight');
  const shares = weights.map((weight) => shareOf(total, weight, sum));
  const parts = shares.map(({ whole }) => whole);
  const odd = total - parts.reduce((a, b) => a + b, 0);
  const order = shares
    .map(({ remainder }, index) => ({ index, remainder }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (let i = 0; i < odd; i += 1) {
    const at = order[i % order.length];
    if (at) parts[at.index] = (parts[at.index] ?? 0) + 1;
  }
  return parts;
}

/** Parts of `total` like `weights`, to the paisa; the largest takes what rounding leaves. Weights may be below zero. */
export function partsLike(total: Paise, weights: readonly Paise[]): Paise[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole <= 0) throw new RangeError('Nothing is there to take a part of.');
  const parts = weights.map((weight) => Math.round((weight * total) / whole));
  const largest = weights.indexOf(Math.max(...weights));
  const rest = total - parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part, at) => (at === largest ? part + rest : part));
}
