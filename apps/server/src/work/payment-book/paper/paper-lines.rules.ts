import { type Paise, priceOf, split, taxWithin } from '@nukkad/contract/kernel/money';
import type {
  PaperLine,
  PaperLineAsked,
  PaperRate,
} from '@nukkad/contract/work/payment-book/party-paper.model';

const sumOf = (parts: readonly Paise[]): Paise => parts.reduce((sum, part) => sum + part, 0);

export const totalOf = (lines: readonly Pick<PaperLine, 'total'>[]): Paise =>
  sumOf(lines.map(({ total }) => total));

/** GST is within what a line comes to. */
const taxed = (total: Paise, percent: number) => {
  const tax = taxWithin(total, percent);
  return { percent, taxable: total - tax, tax, total };
};

/** So many units at a rate that holds GST: to the nearest paisa, half up. */
export const pricedLine = ({
  description,
  itemCode,
  quantity,
  unit,
  rate,
  percent,
}: PaperLineAsked): PaperLine => ({
  description,
  itemCode,
  quantity,
  unit,
  rate,
  ...taxed(priceOf(quantity, rate), percent),
  lineAt: null,
});

/** Lines by rate, the lowest first: within a state half of the GST goes to the centre and half to the state, else all to the centre. */
export function ratesOf(lines: readonly PaperLine[], isWithinState: boolean): PaperRate[] {
  const percents = [...new Set(lines.map(({ percent }) => percent))].toSorted((one, other) => one - other);
  return percents.map((percent) => {
    const own = lines.filter((line) => line.percent === percent);
    const tax = sumOf(own.map((line) => line.tax));
    const sgst = isWithinState ? Math.floor(tax / 2) : 0;
    return {
      percent,
      taxable: sumOf(own.map((line) => line.taxable)),
      cgst: isWithinState ? tax - sgst : 0,
      sgst,
      igst: isWithinState ? 0 : tax,
    };
  });
}

export const sumsOfRates = (rates: readonly PaperRate[]) => ({
  taxable: sumOf(rates.map(({ taxable }) => taxable)),
  cgst: sumOf(rates.map(({ cgst }) => cgst)),
  sgst: sumOf(rates.map(({ sgst }) => sgst)),
  igst: sumOf(rates.map(({ igst }) => igst)),
});

/** What credit notes left of each line of a bill. */
export const leftOfLines = (bill: readonly PaperLine[], credited: readonly PaperLine[]): readonly Paise[] =>
  bill.map(
    ({ total }, at) =>
      total - sumOf(credited.filter(({ lineAt }) => lineAt === at).map((line) => line.total)),
  );

export interface Part {
  readonly lineAt: number;
  readonly amount: Paise;
}

/** Where nothing was chosen: something of each line, like what is left of them, to the paisa. */
export const usualParts = (amount: Paise, left: readonly Paise[]): readonly Part[] =>
  split(amount, left)
    .map((part, lineAt) => ({ lineAt, amount: part }))
    .filter((part) => part.amount > 0);

/** What is taken off lines of a bill, at their rates. */
export const creditedLines = (bill: readonly PaperLine[], parts: readonly Part[]): PaperLine[] =>
  parts.flatMap(({ lineAt, amount }) => {
    const line = bill[lineAt];
    if (!line) return [];
    const { description, itemCode, percent } = line;
    const bare = { quantity: null, unit: '', rate: null };
    return [{ description, itemCode, ...bare, ...taxed(amount, percent), lineAt }];
  });
