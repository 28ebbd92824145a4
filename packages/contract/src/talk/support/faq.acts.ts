export const faqActs = ['faq.added', 'faq.changed'] as const;
