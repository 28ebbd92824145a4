import type { FaqsOfCategory } from '@nukkad/contract/talk/support/faq.model';

/** The questions as search engines read them. */
export const faqsJsonLd = (categories: readonly FaqsOfCategory[]) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: categories.flatMap(({ faqs }) =>
    faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  ),
});
