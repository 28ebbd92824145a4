import { type Paise, priceOf, split, toWholeRupee } from '@nukkad/contract/kernel/money';
import { isRequired } from '@nukkad/contract/market/quote/quote-line.model';
import type { QuoteDraftContent, QuotePrice } from '@nukkad/contract/market/quote/quote.model';
import { paymentsOf } from './payment.rules.ts';

type TaxLine = QuotePrice['taxes'][number];

/** GST of a line, by the service that it is; null: as the kind of work that was asked for. A rate that was chosen comes before both. */
export type TaxOf = (
  serviceId: string | null,
  taxable: Paise,
  chosenPercent?: number | null,
) => { readonly percent: number; readonly lines: readonly TaxLine[]; readonly sacCode?: string | undefined };

const sum = (amounts: readonly Paise[]) => amounts.reduce((total, amount) => total + amount, 0);

/** The same tax at the same rate is one line below the sums; the lines round each for itself, so that they add up. */
function gathered(lines: readonly TaxLine[]): TaxLine[] {
  const byKind = new Map<string, TaxLine>();
  for (const line of lines) {
    const key = `${line.label} ${line.percent}`;
    const before = byKind.get(key);
    byKind.set(key, {
      label: line.label.trim(),
      percent: line.percent,
      taxable: (before?.taxable ?? 0) + line.taxable,
      amount: (before?.amount ?? 0) + line.amount,
    });
  }
  return [...byKind.values()];
}

type Milestones = Pick<QuoteDraftContent, 'milestones' | 'hasAdvance'>;

function milestonesOf({ milestones, hasAdvance }: Milestones, total: Paise): QuotePrice['milestones'] {
  const amounts = paymentsOf(total, milestones);
  return milestones.map(({ title, percent }, index) => ({
    title,
    percent,
    amount: amounts[index] ?? 0,
    onAgreement: hasAdvance && index === 0,
  }));
}

/** Each line with its part of the discount, which optional lines take no part in, and its tax. */
function linesOf(content: QuoteDraftContent, taxOf: TaxOf) {
  const amounts = content.lines.map(({ quantity, unitPrice }) => priceOf(quantity, unitPrice));
  const counted = amounts.map((amount, at) => (isRequired(content.lines[at] ?? {}) ? amount : 0));
  const subtotal = sum(counted);
  const discount = Math.min(content.discount, subtotal);
  const discounts = subtotal > 0 ? split(discount, counted) : amounts.map(() => 0);
  const taxes = content.lines.map(({ serviceId, gstPercent }, index) =>
    taxOf(serviceId, (amounts[index] ?? 0) - (discounts[index] ?? 0), gstPercent),
  );
  const lines = amounts.map((amount, index) => {
    const [taken = 0, tax] = [discounts[index], sum((taxes[index]?.lines ?? []).map((line) => line.amount))];
    return {
      amount,
      discount: taken,
      gstPercent: taxes[index]?.percent ?? 0,
      ...(taxes[index]?.sacCode && { sacCode: taxes[index].sacCode }),
      tax,
      total: amount - taken + tax,
    };
  });
  const ofSums = <Kept>(items: readonly Kept[]) =>
    items.filter((_, at) => isRequired(content.lines[at] ?? {}));
  const tax = sum(ofSums(lines).map((line) => line.tax));
  return { lines, subtotal, discount, tax, taxes: gathered(ofSums(taxes).flatMap((one) => one.lines)) };
}

/** With every optional line chosen. */
function withOptions(content: QuoteDraftContent, taxOf: TaxOf): Pick<QuotePrice, 'withOptions'> {
  if (content.lines.every(isRequired)) return {};
  const lines = content.lines.map((line) => ({ ...line, isOptional: false }));
  return { withOptions: priceQuote({ ...content, lines }, taxOf).total };
}

/**
 * Every amount of a quote: the lines that are not optional sum to the sums, those and `rounding` to the total, and so do the
 * milestones.
 */
export function priceQuote(content: QuoteDraftContent, taxOf: TaxOf): QuotePrice {
  const { lines, subtotal, discount, tax, taxes } = linesOf(content, taxOf);
  const taxable = subtotal - discount;
  const total = toWholeRupee(taxable + tax);
  const milestones = milestonesOf(content, total);
  return {
    lines,
    subtotal,
    discount,
    taxable,
    taxes,
    tax,
    rounding: total - taxable - tax,
    total,
    ...withOptions(content, taxOf),
    milestones,
    advance: sum(milestones.filter(({ onAgreement }) => onAgreement).map(({ amount }) => amount)),
  };
}
