import type { QuoteDraftContent } from '@nukkad/contract/market/quote/quote.model';
import type { QuotationFile } from '@nukkad/contract/market/rfq/quotation-file.model';
import { type TypedVisit, typedVisits, visitOf } from './visit/typed-visit.ts';
import { type TypedGroup, groupedLines, groupsOf, typedGroups } from './typed-group.ts';
import { type TypedLine, count, emptyLine, lineOf, newKey, typedLine } from './typed-line.ts';
import type { Translate } from '../../platform/i18n/i18n.ts';

/** As it is typed: one of percent and amount counts, by `kind`. */
export interface TypedPayment {
  readonly key: string;
  readonly title: string;
  readonly kind: 'percent' | 'amount';
  readonly percent: string;
  readonly amount: number | null;
}

export interface Typed {
  /** Of no group. */
  readonly lines: readonly TypedLine[];
  readonly groups: readonly TypedGroup[];
  readonly discount: number | null;
  readonly milestones: readonly TypedPayment[];
  readonly hasAdvance: boolean;
  readonly visits: readonly TypedVisit[];
  readonly validDays: string;
  readonly startDay: string;
  readonly finishDay: string;
  readonly warrantyMonths: string;
  readonly terms: string;
  readonly message: string;
  readonly files: readonly QuotationFile[];
}

export const emptyPayment = (title = '', percent = ''): TypedPayment => ({
  key: newKey(),
  title,
  kind: 'percent',
  percent,
  amount: null,
});

const typedPayment = ({ title, percent, amount }: QuoteDraftContent['milestones'][number]): TypedPayment => ({
  ...emptyPayment(title, String(percent ?? '')),
  kind: amount === undefined ? 'percent' : 'amount',
  amount: amount || null,
});

/** Where nothing was written yet: one line, a third in advance. */
const usualPayments = (t: Translate) => [
  emptyPayment(t('offers.payment.first', 'When you agree'), '30'),
  emptyPayment(t('offers.payment.last', 'When the work is done'), '70'),
];

/** `known`: what was added for this lead; what goes with the version is named by its content. */
export function typedOf(
  content: QuoteDraftContent,
  t: Translate,
  known: readonly QuotationFile[] = [],
): Typed {
  const { milestones, groups = [] } = content;
  const lines = content.lines.filter(({ alternative }) => !alternative);
  return {
    lines: lines.length === 0 && groups.length === 0 ? [emptyLine()] : lines.map(typedLine),
    groups: typedGroups(content),
    discount: content.discount || null,
    milestones: milestones.length === 0 ? usualPayments(t) : milestones.map(typedPayment),
    hasAdvance: content.hasAdvance,
    visits: typedVisits(content.visits),
    validDays: String(content.validDays),
    startDay: content.startDay ?? '',
    finishDay: content.finishDay ?? '',
    warrantyMonths: String(content.warrantyMonths),
    terms: content.terms ?? '',
    message: content.message ?? '',
    files: (content.fileIds ?? []).flatMap((id) => known.find(({ fileId }) => fileId === id) ?? []),
  };
}

export const contentOf = (typed: Typed): QuoteDraftContent => ({
  lines: [...typed.lines.map(lineOf), ...groupedLines(typed.groups)],
  ...(typed.groups.length > 0 && { groups: groupsOf(typed.groups) }),
  discount: typed.discount ?? 0,
  milestones: typed.milestones.map(({ title, kind, percent, amount }) => ({
    title: title.trim(),
    ...(kind === 'percent' ? { percent: count(percent) } : { percent: null, amount: amount ?? 0 }),
  })),
  hasAdvance: typed.hasAdvance,
  ...(typed.visits.length > 0 && { visits: typed.visits.map(visitOf) }),
  validDays: count(typed.validDays),
  startDay: typed.startDay || null,
  finishDay: typed.finishDay || null,
  warrantyMonths: count(typed.warrantyMonths),
  ...(typed.terms.trim() && { terms: typed.terms }),
  ...(typed.message.trim() && { message: typed.message }),
  ...(typed.files.length > 0 && { fileIds: typed.files.map(({ fileId }) => fileId) }),
});
