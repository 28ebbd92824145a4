import type { Paise } from '@nukkad/contract/kernel/money';
import { istDay } from '@nukkad/contract/kernel/time';
import { sumInWords } from '../../../platform/sum-in-words.rules.ts';
import { type InvoiceDocument, type Party, stateTaxOf } from '../invoice-document.rules.ts';

/** A purchase as its invoice says it. Money in paise. */
export interface PurchaseFacts {
  readonly brand: string;
  readonly number: { readonly of: 'Project' | 'Order'; readonly text: string };
  readonly issuedAt: Date;
  readonly paidAt: Date;
  readonly supplier: Party;
  readonly recipient: Party;
  /** Where it is supplied. */
  readonly place: { readonly stateName: string; readonly stateCode: string };
  readonly description: string;
  readonly sac: string;
  readonly percent: number;
  readonly amountPaise: Paise;
  readonly taxPaise: Paise;
  readonly notes: readonly string[];
}

/** Within the state of the supplier half to the centre and half to the state, else all to the centre. */
function taxOf({ supplier, place, taxPaise }: PurchaseFacts) {
  if (supplier.stateCode !== place.stateCode) return { cgstPaise: 0, sgstPaise: 0, igstPaise: taxPaise };
  const half = Math.floor(taxPaise / 2);
  return { cgstPaise: taxPaise - half, sgstPaise: half, igstPaise: 0 };
}

/** One line, and the tax that was in what was paid: so it sums to that, to the paisa. */
export function purchasePaper(facts: PurchaseFacts): Omit<InvoiceDocument, 'number'> {
  const { brand, number, issuedAt, paidAt, supplier, recipient, place, amountPaise, taxPaise } = facts;
  const taxablePaise = amountPaise - taxPaise;
  const tax = taxOf(facts);
  const { description, sac, percent, notes } = facts;
  return {
    brand,
    title: supplier.gstin ? 'Tax invoice' : 'Invoice',
    bookingNumber: number.text,
    numberOf: number.of,
    issuedOn: istDay(issuedAt),
    servedOn: istDay(paidAt),
    servedAs: 'Paid on',
    supplier,
    recipient,
    place: { ...place, stateTax: stateTaxOf(place.stateCode) },
    lines: [{ description, sac, quantity: 1, percent, taxablePaise, ...tax, totalPaise: amountPaise }],
    taxablePaise,
    ...tax,
    below: [],
    totalPaise: amountPaise,
    inWords: sumInWords(amountPaise, 'en'),
    paid: 'Paid online',
    notes,
  };
}

const whole = 100;

/** The whole rate that is in an amount. */
export const rateWithin = (amountPaise: Paise, taxPaise: Paise): number =>
  amountPaise === taxPaise ? 0 : Math.round((taxPaise * whole) / (amountPaise - taxPaise));
