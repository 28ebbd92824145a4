import { defineErrors } from '../../kernel/errors.ts';

/** What a template is for; each is filled from one kind of record, which another domain keeps. */
export const templateKinds = [
  'offer',
  'appointment',
  'contract',
  'nda',
  'quotation',
  'change',
  'experience',
  'relieving',
] as const;
export type TemplateKind = (typeof templateKinds)[number];

/** Kinds that the product issues by itself: the business may have them on a paper of its own. */
export const paperKinds = ['offer', 'quotation', 'change', 'experience', 'relieving'] as const;
export type PaperKind = (typeof paperKinds)[number];
export const isPaperKind = (kind: TemplateKind): kind is PaperKind => paperKinds.some((one) => one === kind);

export const templateErrors = defineErrors({
  template_not_found: [404, 'Resource is not available'],
  template_record_not_found: [404, 'Resource is not available'],
  template_changed: [409, 'This template was changed meanwhile. Check it and try again.'],
  template_name_taken: [409, 'You already have a template with this name.'],
  template_limit: [409, 'Use at most 100 templates. Delete one first.'],
  template_language_missing: [409, 'This template has no text in this language.'],
  template_has_problems: [409, 'This template has a problem. Fix it in the editor first.'],
  template_not_for_use: [409, 'Documents of this kind aren’t sent automatically.'],
  template_in_use_wrong: [
    409,
    'This template is in use, and this text has a problem or a side has no place to sign. Fix it, or stop using the template first.',
  ],
  paper_has_problems: [
    409,
    'Your own template can’t be filled for this document. Fix it under Templates, or stop using it there.',
  ],
});

export const templateActs = [
  'template.add',
  'template.edit',
  'template.remove',
  'template.use',
  'template.choose',
] as const;
