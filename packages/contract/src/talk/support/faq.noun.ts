import { defineErrors } from '../../kernel/errors.ts';

export const faqErrors = defineErrors({
  faq_not_found: [404, 'Resource is not available'],
  faq_changed: [409, 'This question has changed. Check it and try again.'],
  too_many_faqs: [409, 'There are too many questions. Hide one first.'],
});

export const faqActs = ['faq.added', 'faq.changed'] as const;
