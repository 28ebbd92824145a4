import type { PriceBreakdown } from '@nukkad/contract/market/booking/booking.model';
import { type Paise, split } from '@nukkad/contract/kernel/money';

/** GST by whom it goes to; the UTGST of a union territory counts as `sgst`. */
export interface Tax {
  readonly cgst: Paise;
  readonly sgst: Paise;
  readonly igst: Paise;
}

/** A booking's bill by supplies. All of it sums to `totalPaise` exactly. */
export interface Bill {
  /** Taxable value of the work: services, prime time, distance and approved additions, less the discount. */
  readonly workPaise: Paise;
  readonly workTax: Tax;
  /** What offers took off the work. */
  readonly discountPaise: Paise;
  /** Of it what partners bear; each where it does the work itself, else the platform does. */
  readonly bornByPartners: readonly { readonly organisationId: string; readonly paise: Paise }[];
  /** Taxable value of the platform's own convenience fee. */
  readonly feePaise: Paise;
  readonly feeTax: Tax;
  /** Cancellation charges of earlier bookings, collected with this one. */
  readonly chargesPaise: Paise;
  /** What rounding to a whole rupee added or took. */
  readonly roundingPaise: Paise;
  readonly totalPaise: Paise;
}

const sum = (amounts: readonly Paise[]): Paise => amounts.reduce((total, amount) => total + amount, 0);

/** What this partner bears of the discount, having done the work. */
export const ownOfferOf = ({ bornByPartners }: Pick<Bill, 'bornByPartners'>, organisationId: string): Paise =>
  sum(bornByPartners.filter((one) => one.organisationId === organisationId).map(({ paise }) => paise));

export interface BillLine {
  readonly kind: 'booked' | 'addition';
  readonly pricePaise: Paise;
  /** The tax in the price of an addition. */
  readonly taxPaise: Paise;
}

export const taxSum = (tax: Tax): Paise => tax.cgst + tax.sgst + tax.igst;

function taxOf(price: PriceBreakdown, of: 'services' | 'convenience fee'): Tax {
  const named = (...names: string[]) =>
    sum(
      price.tax.lines
        .filter(({ label }) => names.some((name) => label === `${name} on ${of}`))
        .map((line) => line.amount),
    );
  return { cgst: named('CGST'), sgst: named('SGST', 'UTGST'), igst: named('IGST') };
}

/** The tax in additions goes where the tax on the booked work goes. */
function withAdditions(tax: Tax, additionTax: Paise): Tax {
  if (tax.igst > 0) return { ...tax, igst: tax.igst + additionTax };
  const [cgst = 0, sgst = 0] = split(additionTax, [1, 1]);
  return { ...tax, cgst: tax.cgst + cgst, sgst: tax.sgst + sgst };
}

/** Splits what the customer pays by who supplies what; the remainder to the whole rupee is its own line. */
export function billOf(price: PriceBreakdown, lines: readonly BillLine[]): Bill {
  const additions = lines.filter((line) => line.kind === 'addition');
  const added = sum(additions.map((line) => line.pricePaise));
  const addedTax = sum(additions.map((line) => line.taxPaise));
  const booked =
    price.totalServicePrice + price.primeTimeCharge + price.distanceFee.amount - price.couponDiscount;
  const bill = {
    workPaise: booked + added - addedTax,
    workTax: withAdditions(taxOf(price, 'services'), addedTax),
    discountPaise: price.couponDiscount,
    bornByPartners: (price.offers ?? []).flatMap(({ organisationId, partnerDiscount }) =>
      organisationId === null ? [] : [{ organisationId, paise: partnerDiscount }],
    ),
    feePaise: price.convenienceFee.amount,
    feeTax: taxOf(price, 'convenience fee'),
    chargesPaise: price.previous_cancellation_charges.amount,
    totalPaise: price.totalCheckoutValue + added,
  };
  const exact =
    bill.workPaise + taxSum(bill.workTax) + bill.feePaise + taxSum(bill.feeTax) + bill.chargesPaise;
  return { ...bill, roundingPaise: bill.totalPaise - exact };
}
