import { type Paise, priceOf, split, toWholeRupee } from '@nukkad/contract/kernel/money';
import { isOpenGroup, isWith, waysToChoose } from '@nukkad/contract/market/quote/line-group.model';
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

type Line = QuoteDraftContent['lines'][number];
type Counts = (line: Line) => boolean;

/** What the lines that count sum to, and each line with its tax and its part of the discount, which the others take no part in. */
function sumsOf(content: QuoteDraftContent, taxOf: TaxOf, counts: Counts) {
  const isIn = content.lines.map(counts);
  const amounts = content.lines.map(({ quantity, unitPrice }) => priceOf(quantity, unitPrice));
  const counted = amounts.map((amount, at) => (isIn[at] ? amount : 0));
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
  const ofSums = <Kept>(items: readonly Kept[]) => items.filter((_, at) => isIn[at]);
  const tax = sum(ofSums(lines).map((line) => line.tax));
  const taxable = subtotal - discount;
  const total = toWholeRupee(taxable + tax);
  return { lines, subtotal, discount, taxable, tax, total, taxes: ofSums(taxes).flatMap((one) => one.lines) };
}

/** With the alternatives at which it comes to the least: the discount may make others the cheapest than their prices do. */
function leastOf(content: QuoteDraftContent, taxOf: TaxOf) {
  return waysToChoose(content.groups)
    .map((alternatives) => ({
      alternatives,
      sums: sumsOf(content, taxOf, (line) => isRequired(line) && isWith(line, alternatives)),
    }))
    .reduce((least, one) => (one.sums.total < least.sums.total ? one : least));
}

/** With every optional line and the alternatives at which it comes to the most. */
function withOptions(content: QuoteDraftContent, taxOf: TaxOf): Pick<QuotePrice, 'withOptions'> {
  const { groups = [], lines } = content;
  if (lines.every(isRequired) && !groups.some(isOpenGroup)) return {};
  const totals = waysToChoose(groups).map(
    (alternatives) => sumsOf(content, taxOf, (line) => isWith(line, alternatives)).total,
  );
  return { withOptions: Math.max(...totals) };
}

/**
 * Every amount of a quote: the lines that are not optional, with the cheapest alternatives, sum to the sums, those and
 * `rounding` to the total, and so do the milestones.
 */
export function priceQuote(content: QuoteDraftContent, taxOf: TaxOf): QuotePrice {
  const { alternatives, sums } = leastOf(content, taxOf);
  const { lines, subtotal, discount, taxable, tax, taxes, total } = sums;
  const milestones = milestonesOf(content, total);
  return {
    lines,
    subtotal,
    discount,
    taxable,
    taxes: gathered(taxes),
    tax,
    rounding: total - taxable - tax,
    total,
    ...withOptions(content, taxOf),
    ...((content.groups ?? []).some(isOpenGroup) && { alternatives }),
    milestones,
    advance: sum(milestones.filter(({ onAgreement }) => onAgreement).map(({ amount }) => amount)),
  };
}
