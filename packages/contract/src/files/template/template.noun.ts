import { defineErrors } from '../../kernel/errors.ts';

/** What a template is for; each is filled from one kind of record, which another domain keeps. */
export const templateKinds = [
  'offer',
  'appointment',
  'contract',
  'nda',
  'quotation',
  'experience',
  'relieving',
] as const;
export type TemplateKind = (typeof templateKinds)[number];

export const templateErrors = defineErrors({
  template_not_found: [404, 'Resource is not available'],
  template_record_not_found: [404, 'Resource is not available'],
  template_changed: [409, 'This template was changed meanwhile. Check it and try again.'],
  template_name_taken: [409, 'You already have a template with this name.'],
  template_limit: [409, 'Use at most 100 templates. Delete one first.'],
  template_language_missing: [409, 'This template has no text in this language.'],
  template_has_problems: [409, 'This template has a problem. Fix it in the editor first.'],
});

export const templateActs = ['template.add', 'template.edit', 'template.remove', 'template.use'] as const;
