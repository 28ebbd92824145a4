const format = (digits: 0 | 2) =>
  new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    maximumFractionDigits: digits,
    minimumFractionDigits: digits,
  });
const whole = format(0);
const exact = format(2);

/** Paise as ₹1,23,456, or ₹149.40 where there are paise. */
export const inRupees = (paise: number): string => (paise % 100 === 0 ? whole : exact).format(paise / 100);
