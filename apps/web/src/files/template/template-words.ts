import type { TemplateProblem, TemplateProblemKind } from '@nukkad/contract/files/template/template.model';
import type { PaperKind, TemplateKind } from '@nukkad/contract/files/template/template.noun';
import type { Translate } from '../../platform/i18n/i18n.ts';

export const kindWords: Readonly<Record<TemplateKind, (t: Translate) => string>> = {
  offer: (t) => t('template.kind.offer', 'Job offer'),
  appointment: (t) => t('template.kind.appointment', 'Letter of appointment'),
  contract: (t) => t('template.kind.contract', 'Employment contract'),
  nda: (t) => t('template.kind.nda', 'Confidentiality agreement'),
  quotation: (t) => t('template.kind.quotation', 'Quotation'),
  change: (t) => t('template.kind.change', 'Change of a project'),
  experience: (t) => t('template.kind.experience', 'Experience letter'),
  relieving: (t) => t('template.kind.relieving', 'Relieving letter'),
};

/** From which records it is filled. */
export const sourceWords: Readonly<Record<TemplateKind, (t: Translate) => string>> = {
  offer: (t) => t('template.source.offer', 'Filled from an offer to a candidate'),
  appointment: (t) => t('template.source.employee', 'Filled from an employee’s file'),
  contract: (t) => t('template.source.employee', 'Filled from an employee’s file'),
  nda: (t) => t('template.source.employee', 'Filled from an employee’s file'),
  quotation: (t) => t('template.source.quote', 'Filled from a quote'),
  change: (t) => t('template.source.change', 'Filled from a proposed change of a project'),
  experience: (t) => t('template.source.leaving', 'Filled from an employee who leaves'),
  relieving: (t) => t('template.source.leaving', 'Filled from an employee who leaves'),
};

/** One of them is made the business's own paper for new documents of its kind. */
export const chooseWords: Readonly<Record<PaperKind, (t: Translate) => string>> = {
  offer: (t) => t('template.use.offer', 'Use for your job offers'),
  quotation: (t) => t('template.use.quotation', 'Use for your quotes'),
  change: (t) => t('template.use.change', 'Use for your changes of projects'),
  experience: (t) => t('template.use.experience', 'Use for your experience letters'),
  relieving: (t) => t('template.use.relieving', 'Use for your relieving letters'),
};

export const langWords = { en: 'English', hi: 'हिन्दी' } as const;

const problemWords: Readonly<Record<TemplateProblemKind, (t: Translate, found: string) => string>> = {
  syntax: (t, found) =>
    t('template.problem.syntax', '{{found}} isn’t complete. Check its brackets and its end.', { found }),
  unknown_field: (t, found) =>
    t('template.problem.field', '{{found}} isn’t a field. Choose one from the list.', { found }),
  unknown_filter: (t, found) => t('template.problem.filter', '{{found}} isn’t known here.', { found }),
  unknown_tag: (t, found) => t('template.problem.tag', '{{found}} can’t be used here.', { found }),
  wrong_place: (t, found) =>
    t('template.problem.place', '{{found}}: write sign, initials, date or stamp.', { found }),
  unknown_role: (t, found) =>
    t('template.problem.role', '{{found}}: choose who signs from the list.', { found }),
  markup: (t, found) =>
    t('template.problem.markup', '{{found}}: pictures and HTML can’t be used.', { found }),
  too_heavy: (t) => t('template.problem.heavy', 'This takes too long to fill. Make it simpler.'),
  too_long: (t) => t('template.problem.long', 'This makes more than 30 pages. Make it shorter.'),
  empty: (t) => t('template.problem.empty', 'Nothing is left to print for this record.'),
  no_place: (t, found) => t('template.problem.no_place', 'Add a place to sign: {{found}}', { found }),
  place_not_here: (t, found) =>
    t('template.problem.not_here', '{{found}} can’t be used for documents sent from here. Remove it.', {
      found,
    }),
};

export function problemSentence(t: Translate, { line, kind, found }: TemplateProblem): string {
  const sentence = problemWords[kind](t, found);
  return line > 0 ? t('template.problem.line', 'Line {{line}}: {{sentence}}', { line, sentence }) : sentence;
}
