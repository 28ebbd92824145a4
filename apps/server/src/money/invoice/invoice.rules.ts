import type { PaidByWay } from '@nukkad/contract/market/booking/booking-money.model';
import type { PriceBreakdown } from '@nukkad/contract/market/booking/booking.model';
import { type Paise, split } from '@nukkad/contract/kernel/money';
import { istDay } from '@nukkad/contract/kernel/time';
import { sumInWords } from '../../platform/sum-in-words.rules.ts';
import type { InvoiceLine, InvoiceDocument, Party, PlaceOfSupply } from './invoice-document.rules.ts';
import { paidWords } from './paid-words.rules.ts';

interface Tax {
  readonly cgst: Paise;
  readonly sgst: Paise;
  readonly igst: Paise;
}

export interface InvoiceFacts {
  readonly brand: string;
  readonly bookingNumber: string;
  readonly issuedAt: Date;
  readonly servedAt: Date;
  readonly paidBy: readonly PaidByWay[];
  readonly partner: Party;
  readonly platform: Party;
  /** Services Accounting Code of the platform's own fee. */
  readonly feeSac: string;
  readonly recipient: Party;
  readonly place: PlaceOfSupply;
  readonly price: PriceBreakdown;
  readonly isUrgent: boolean;
  readonly lines: readonly WorkLine[];
  readonly bill: {
    readonly workPaise: Paise;
    readonly workTax: Tax;
    readonly feePaise: Paise;
    readonly feeTax: Tax;
    readonly chargesPaise: Paise;
    readonly roundingPaise: Paise;
    readonly totalPaise: Paise;
  };
}

interface WorkLine {
  readonly kind: 'booked' | 'addition';
  readonly name: string;
  readonly quantity: number;
  readonly pricePaise: Paise;
  readonly taxPaise: Paise;
  readonly sacCode: string;
}

export interface InvoiceDraft {
  readonly supply: 'service' | 'platform_fee';
  /** Whose series numbers it. */
  readonly suppliedBy: 'partner' | 'platform';
  readonly paper: Omit<InvoiceDocument, 'number'>;
}

/** Series, year and a running number that fills the 16 characters which the law allows, e.g. NK/2627/00000001. */
export function invoiceNumber(series: string, year: string, sequence: number): string {
  const head = `${series}/${year}/`;
  return head + String(sequence).padStart(16 - head.length, '0');
}

const taxTotal = (tax: Tax) => tax.cgst + tax.sgst + tax.igst;
const shares = (total: Paise, weights: readonly number[]): Paise[] =>
  weights.some((weight) => weight > 0) ? split(total, weights) : weights.map(() => 0);

type Bare = Pick<InvoiceLine, 'description' | 'sac' | 'quantity' | 'taxablePaise'>;

/** Divides the tax over the lines by their taxable values, so that it sums to what was charged. */
function withTax(lines: readonly Bare[], tax: Tax, percent: number): InvoiceLine[] {
  const weights = lines.map((line) => Math.max(0, line.taxablePaise));
  const [cgst, sgst, igst] = [
    shares(tax.cgst, weights),
    shares(tax.sgst, weights),
    shares(tax.igst, weights),
  ];
  return lines.map((line, index) => {
    const [c, s, i] = [cgst[index] ?? 0, sgst[index] ?? 0, igst[index] ?? 0];
    return {
      ...line,
      percent,
      cgstPaise: c,
      sgstPaise: s,
      igstPaise: i,
      totalPaise: line.taxablePaise + c + s + i,
    };
  });
}

/** Services with busy hours and distance in the words of the price table, each less its part of the discount. */
function bookedLines({ lines, price, isUrgent }: InvoiceFacts): Bare[] {
  const sac = lines[0]?.sacCode ?? '';
  const extra = (description: string, amount: Paise): Bare[] =>
    amount > 0 ? [{ description, sac, quantity: 1, taxablePaise: amount }] : [];
  const booked: Bare[] = [
    ...lines
      .filter((line) => line.kind === 'booked')
      .map((line) => ({
        description: line.name,
        sac: line.sacCode,
        quantity: line.quantity,
        taxablePaise: line.pricePaise,
      })),
    ...extra(isUrgent ? 'Urgent visit and busy hours' : 'Busy hours', price.primeTimeCharge),
    ...extra('Distance fee', price.distanceFee.amount),
  ];
  const discount = shares(
    price.couponDiscount,
    booked.map((line) => line.taxablePaise),
  );
  return booked.map((line, index) => ({
    ...line,
    taxablePaise: line.taxablePaise - (discount[index] ?? 0),
  }));
}

/** The tax of added services, as it goes into the bill. */
function taxOfAdditions({ lines, bill: { workTax } }: InvoiceFacts): Tax {
  const paise = lines.reduce((sum, { kind, taxPaise }) => (kind === 'addition' ? sum + taxPaise : sum), 0);
  if (workTax.igst > 0) return { cgst: 0, sgst: 0, igst: paise };
  const [cgst = 0, sgst = 0] = split(paise, [1, 1]);
  return { cgst, sgst, igst: 0 };
}

/** Services added at the door, each at the price that the customer agreed to: its own tax is in it. */
function additionLines({ lines, price }: InvoiceFacts, tax: Tax): InvoiceLine[] {
  const added = lines.filter((line) => line.kind === 'addition');
  const cgst = shares(
    tax.cgst,
    added.map(({ taxPaise }) => taxPaise),
  );
  return added.map(({ name, sacCode, quantity, pricePaise, taxPaise }, at) => {
    const cgstPaise = cgst[at] ?? 0;
    const igstPaise = tax.igst > 0 ? taxPaise : 0;
    return {
      description: `${name} (added on site)`,
      sac: sacCode,
      quantity,
      taxablePaise: pricePaise - taxPaise,
      percent: price.tax.percent,
      cgstPaise,
      sgstPaise: taxPaise - cgstPaise - igstPaise,
      igstPaise,
      totalPaise: pricePaise,
    };
  });
}

/** All lines of the work; the tax on what was booked is what the additions leave of it. */
function workLines(facts: InvoiceFacts): InvoiceLine[] {
  const { workTax } = facts.bill;
  const added = taxOfAdditions(facts);
  const booked = {
    cgst: workTax.cgst - added.cgst,
    sgst: workTax.sgst - added.sgst,
    igst: workTax.igst - added.igst,
  };
  return [...withTax(bookedLines(facts), booked, facts.price.tax.percent), ...additionLines(facts, added)];
}

function feeLines({ bill, feeSac, price }: InvoiceFacts): InvoiceLine[] {
  if (bill.feePaise === 0) return [];
  const percent = price.tax.lines
    .filter((line) => line.label.endsWith('on convenience fee'))
    .reduce((sum, line) => sum + line.percent, 0);
  return withTax(
    [{ description: 'Convenience fee', sac: feeSac, quantity: 1, taxablePaise: bill.feePaise }],
    bill.feeTax,
    percent,
  );
}

interface Sheet {
  readonly supplier: Party;
  readonly lines: readonly InvoiceLine[];
  readonly below: InvoiceDocument['below'];
  readonly notes: readonly string[];
}

function paper(
  facts: InvoiceFacts,
  { supplier, lines, below, notes }: Sheet,
): Omit<InvoiceDocument, 'number'> {
  const sum = (of: (line: InvoiceLine) => Paise) => lines.reduce((total, line) => total + of(line), 0);
  const totalPaise =
    sum((line) => line.totalPaise) + below.reduce((total, line) => total + line.amountPaise, 0);
  return {
    brand: facts.brand,
    title: supplier.gstin ? 'Tax invoice' : 'Invoice',
    bookingNumber: facts.bookingNumber,
    issuedOn: istDay(facts.issuedAt),
    servedOn: istDay(facts.servedAt),
    supplier,
    recipient: facts.recipient,
    place: facts.place,
    lines,
    taxablePaise: sum((line) => line.taxablePaise),
    cgstPaise: sum((line) => line.cgstPaise),
    sgstPaise: sum((line) => line.sgstPaise),
    igstPaise: sum((line) => line.igstPaise),
    below,
    totalPaise,
    inWords: sumInWords(totalPaise, 'en'),
    paid: paidWords(facts.paidBy),
    notes,
  };
}

/** The law asks for it on the invoice: a discount that was agreed to before the supply is no part of its value. */
const discountNote = ({ price: { couponDiscount } }: InvoiceFacts): string[] =>
  couponDiscount > 0
    ? [
        `Taxable values are less a discount of Rs ${(couponDiscount / 100).toFixed(2)} agreed to when it was booked (CGST Act 2017, section 15(3)(a)).`,
      ]
    : [];

function serviceNotes({ partner, platform, bill }: InvoiceFacts): string[] {
  const booked = `Booked through ${platform.name}, e-commerce operator${platform.gstin ? `, GSTIN ${platform.gstin}` : ''}`;
  if (partner.gstin) return [`Issued on behalf of ${partner.name}. ${booked}.`];
  if (taxTotal(bill.workTax) > 0)
    return [
      `The work was done by ${partner.name}. The e-commerce operator pays the tax on it (CGST Act 2017, section 9(5)).`,
    ];
  return [`${partner.name} is not registered under GST; no tax is charged on the work.`, `${booked}.`];
}

/**
 * The invoices of a booking: one of the supplier of the work for tax, and one of the platform for its own fee where
 * the supplier is another company. Together they sum to what the customer paid.
 */
export function draftInvoices(facts: InvoiceFacts): InvoiceDraft[] {
  const { partner, platform, bill } = facts;
  const work = workLines(facts);
  const fee = feeLines(facts);
  const byPlatform = !partner.gstin && taxTotal(bill.workTax) > 0;
  const below = [
    { label: 'Cancellation charges of earlier bookings', amountPaise: bill.chargesPaise },
    { label: 'Rounding', amountPaise: bill.roundingPaise },
  ].filter((line) => line.amountPaise !== 0);
  const supplier = byPlatform ? platform : partner;
  const service: InvoiceDraft = {
    supply: 'service',
    suppliedBy: byPlatform ? 'platform' : 'partner',
    paper: paper(facts, {
      supplier,
      lines: byPlatform ? [...work, ...fee] : work,
      below,
      notes: [...serviceNotes(facts), ...discountNote(facts)],
    }),
  };
  if (byPlatform || fee.length === 0) return [service];
  const own = paper(facts, {
    supplier: platform,
    lines: fee,
    below: [],
    notes: [`For booking ${facts.bookingNumber}.`],
  });
  return [service, { supply: 'platform_fee', suppliedBy: 'platform', paper: own }];
}
