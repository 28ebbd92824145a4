import { type Paise, priceOf } from '@nukkad/contract/kernel/money';
import {
  type PaperDraft,
  type PaperLineAsked,
  paperLineAsked,
} from '@nukkad/contract/work/payment-book/party-paper.model';

/** A line as it stands in the form; `key` lasts while lines come and go. */
export interface TypedPaperLine {
  readonly key: string;
  readonly description: string;
  readonly itemCode: string;
  readonly quantity: string;
  readonly unit: string;
  readonly rate: Paise | null;
  readonly percent: number;
}

export const emptyPaperLine = (more: Partial<TypedPaperLine> = {}): TypedPaperLine => ({
  key: crypto.randomUUID(),
  description: '',
  itemCode: '',
  quantity: '1',
  unit: '',
  rate: null,
  percent: 0,
  ...more,
});

/** What the draft says, to be changed. */
export const typedPaperLines = ({ content: { lines } }: PaperDraft): TypedPaperLine[] =>
  lines.map(({ quantity, rate, ...line }) =>
    emptyPaperLine({
      description: line.description,
      itemCode: line.itemCode,
      unit: line.unit,
      percent: line.percent,
      quantity: quantity === null ? '1' : String(quantity),
      rate,
    }),
  );

function readLine({ key: _key, ...typed }: TypedPaperLine): PaperLineAsked | null {
  const quantity = typed.quantity.trim() === '' ? Number.NaN : Number(typed.quantity);
  const read = paperLineAsked.safeParse({ ...typed, quantity, rate: typed.rate ?? 0 });
  return read.success ? read.data : null;
}

/** Null: something is missing yet. */
export function readPaperLines(typed: readonly TypedPaperLine[]): PaperLineAsked[] | null {
  const lines = typed.flatMap((line) => readLine(line) ?? []);
  return lines.length === typed.length ? lines : null;
}

/** What the lines come to as far as they are written. */
export const sumOfTyped = (typed: readonly TypedPaperLine[]): Paise =>
  typed.reduce((sum, { quantity, rate }) => {
    const many = Number(quantity);
    return Number.isFinite(many) && many > 0 && rate ? sum + priceOf(many, rate) : sum;
  }, 0);
