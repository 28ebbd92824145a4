const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 2,
  minimumFractionDigits: 0,
});

/** Paise as ₹1,23,456. */
export const inRupees = (paise: number): string => rupees.format(paise / 100);
