import { gstRatesOn } from '@nukkad/contract/kernel/gst-rates';
import { partyPaperErrors } from '@nukkad/contract/work/payment-book/party-paper.noun';
import type {
  PaperDraftAnswer,
  PaperLine,
  PaperLineAsked,
  SupplyBasis,
} from '@nukkad/contract/work/payment-book/party-paper.model';
import { refuse } from '../../../platform/refusal.ts';
import type { EntryRow } from '../book.store.ts';
import {
  type Part,
  creditedLines,
  leftOfLines,
  pricedLine,
  totalOf,
  usualParts,
} from './paper-lines.rules.ts';
import type { PaperRow } from './paper.store.ts';

/** What the lines of a paper are made of. */
export interface Lined {
  readonly entry: Pick<EntryRow, 'kind' | 'taxPercent' | 'happenedOn'>;
  /** What the entry comes to; the lines come to the same. */
  readonly total: number;
  readonly basis: SupplyBasis;
  /** The bill that a credit note corrects. */
  readonly corrects: PaperRow | null;
  readonly issued: readonly PaperRow[];
  /** Where no lines were written. */
  readonly usual: Omit<PaperLineAsked, 'percent'>;
}

export interface LinesAsked {
  readonly lines?: readonly PaperLineAsked[] | undefined;
  readonly parts?: readonly Part[] | undefined;
}

/** Rates of the day of the bill, and the one that was agreed; none where no GST is charged. */
export function percentsOf({ entry, basis }: Pick<Lined, 'entry' | 'basis'>): readonly number[] {
  if (entry.kind !== 'bill' || basis !== 'taxed') return [];
  const percents = new Set([...gstRatesOn(entry.happenedOn), entry.taxPercent]);
  return [...percents].toSorted((one, other) => one - other);
}

function billLines({ entry, basis, usual }: Lined, asked: LinesAsked['lines']): readonly PaperLine[] {
  const percents = percentsOf({ entry, basis });
  const lines = asked ?? [{ ...usual, percent: entry.taxPercent }];
  const taxed = lines.map((line) => (basis === 'taxed' ? line : { ...line, percent: 0 }));
  if (basis === 'taxed' && taxed.some(({ percent }) => !percents.includes(percent)))
    refuse(partyPaperErrors.paper_rate);
  if (basis === 'taxed' && taxed.every(({ percent }) => percent === 0)) refuse(partyPaperErrors.paper_basis);
  return taxed.map(pricedLine);
}

const leftOf = (corrects: PaperRow, issued: readonly PaperRow[]) =>
  leftOfLines(
    corrects.frozen.lines,
    issued.filter(({ correctsId }) => correctsId === corrects.paperId).flatMap(({ frozen }) => frozen.lines),
  );

function creditLines({ corrects, issued, total, usual }: Lined, asked: LinesAsked['parts']) {
  if (!corrects) return [pricedLine({ ...usual, quantity: 1, rate: total, itemCode: '', percent: 0 })];
  const left = leftOf(corrects, issued);
  const parts = asked ?? usualParts(total, left);
  if (parts.some(({ lineAt, amount }) => amount > (left[lineAt] ?? 0)))
    refuse(partyPaperErrors.paper_line_credited);
  return creditedLines(corrects.frozen.lines, parts);
}

/** The lines of a paper; a receipt has none. */
export function draftLines(of: Lined, { lines, parts }: LinesAsked): readonly PaperLine[] {
  const { kind } = of.entry;
  if (kind === 'receipt') return [];
  const drafted = kind === 'bill' ? billLines(of, lines) : creditLines(of, parts);
  if (totalOf(drafted) !== of.total) refuse(partyPaperErrors.paper_lines_sum);
  return drafted;
}

/** The lines that a credit note can take something off. */
export function creditableLines(
  corrects: PaperRow | null,
  issued: readonly PaperRow[],
): PaperDraftAnswer['creditLines'] {
  if (!corrects) return [];
  const left = leftOf(corrects, issued);
  return corrects.frozen.lines.map(({ description }, lineAt) => ({
    lineAt,
    description,
    left: left[lineAt] ?? 0,
  }));
}
