/** Pages of words that hold as a contract or a notice of the law, in numbered versions. */
export const legalPages = ['terms', 'policy', 'refunds'] as const;
export type LegalPage = (typeof legalPages)[number];

export const isLegalPage = (page: string): page is LegalPage => legalPages.some((one) => one === page);
