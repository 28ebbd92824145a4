/**
 * The arithmetic of a bill at the rules that hold without any row in `setting` (`server.mjs` checks that there is none). Amounts
 * in paise. The comparison of the answers finds a figure that differs from the product's.
 */
const fee = (services) => (services < 50_000 ? 2_900 : 4_900);
const feePercent = 18;
export const platformState = '29';
/** GST on the work itself, since 22 September 2025: of a registered partner, and what the platform owes for others. */
const rates = {
  housekeeping: { registered: 18, operator: 5 },
  standard: { registered: 18, operator: 0 },
  beauty: { registered: 5, operator: 0 },
};
const unionTerritories = new Set(['04', '26', '31', '35', '38']);

export const percentOf = (amount, percent) =>
  Math.floor((amount * Math.round(percent * 100) + 5_000) / 10_000);
export const wholeRupee = (amount) => Math.floor((amount + 50) / 100) * 100;

/** Within a state half goes to the centre and half to the state, each rounded by itself. */
const taxOn = (amount, percent, isWithinState) =>
  isWithinState ? 2 * percentOf(amount, percent / 2) : percentOf(amount, percent);

function supplyOf(gstClass, partnerState) {
  const rate = rates[gstClass];
  return partnerState === null
    ? { percent: rate.operator, state: platformState }
    : { percent: rate.registered, state: partnerState };
}

/** What a card shows: one unit booked alone, with tax and the fee of the booking. */
export function toPay({ price, unit, gstClass, isRegistered, state }) {
  if (price === 0) return 0;
  const place = state ?? platformState;
  const supply = supplyOf(gstClass, isRegistered ? place : null);
  const tax = taxOn(price, supply.percent, supply.state === place);
  if (unit === 'sq ft') return price + tax;
  const booking = fee(price);
  return wholeRupee(price + tax + booking + taxOn(booking, feePercent, place === platformState));
}

/** Why a shown price may be higher when it is booked. */
export const risesOf = (price, hasDearerOptions, isPlace) => [
  ...(!isPlace && price > 0 ? ['place'] : []),
  ...(hasDearerOptions ? ['options'] : []),
  ...(price > 0 ? ['busyHours', 'distance'] : []),
];

function taxLines(of, taxable, percent, supplierState, place) {
  if (percent === 0 || taxable === 0) return [];
  const line = (name, share) => ({
    label: `${name} ${of}`,
    percent: share,
    taxable,
    amount: percentOf(taxable, share),
  });
  if (supplierState !== place) return [line('IGST', percent)];
  return [line('CGST', percent / 2), line(unionTerritories.has(place) ? 'UTGST' : 'SGST', percent / 2)];
}

const sum = (amounts) => amounts.reduce((total, amount) => total + amount, 0);

/** The bill that is frozen on a booking, in English, without an offer. */
export function billOf({ lines, gstClass, partnerState, place, isPrimeTime, metres, charges }) {
  const services = sum(lines.map((line) => line.price));
  const primeTimeCharge = isPrimeTime ? wholeRupee(percentOf(services, 10)) : 0;
  const distance = Math.min(Math.max(0, Math.ceil((metres - 5_000) / 1_000)) * 1_000, 15_000);
  const work = services + primeTimeCharge + distance;
  const supply = supplyOf(gstClass, partnerState);
  const tax = [
    ...taxLines('on services', work, supply.percent, supply.state, place),
    ...taxLines('on convenience fee', fee(services), feePercent, platformState, place),
  ];
  const taxAmount = sum(tax.map((line) => line.amount));
  const carried = sum(charges.map((charge) => charge.amount));
  const exact = work + fee(services) + taxAmount + carried;
  return {
    totalServicePrice: services,
    primeTimeCharge,
    convenienceFee: {
      amount: fee(services),
      info: '₹29 for services under ₹500, otherwise ₹49',
      steps: [
        { below: 50_000, fee: 2_900 },
        { below: null, fee: 4_900 },
      ],
    },
    distanceFee: {
      amount: distance,
      info: 'The first 5 km are free, then ₹10 a km, at most ₹150',
      rule: { freeMetres: 5_000, perStartedKm: 1_000, cap: 15_000 },
    },
    tax: { percent: supply.percent, amount: taxAmount, lines: tax },
    couponDiscount: 0,
    previous_cancellation_charges: { amount: carried, details: charges },
    services: lines.map(({ subcategoryName, name, quantity, price }) => ({
      subcategoryName,
      name,
      quantity,
      price,
    })),
    totalSaving: sum(lines.map((line) => Math.max(0, line.usualPrice - line.price))),
    rounding: wholeRupee(exact) - exact,
    totalCheckoutValue: wholeRupee(exact),
  };
}

/** Of a service that is added at the door: its tax and both together, without a second fee. */
export function addedPrice(price, gstClass, partnerState, place) {
  const supply = supplyOf(gstClass, partnerState);
  const tax = sum(
    taxLines('on services', price, supply.percent, supply.state, place).map((line) => line.amount),
  );
  return { tax, total: wholeRupee(price + tax) };
}

/** Of a line of a quote: nothing but its tax. */
export function lineTax(taxable, gstClass, partnerState, place) {
  const supply = supplyOf(gstClass, partnerState);
  const lines = taxLines('', taxable, supply.percent, supply.state, place);
  return { percent: supply.percent, lines: lines.map((line) => ({ ...line, label: line.label.trim() })) };
}
