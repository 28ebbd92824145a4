/** The way from a record to a document that is made of it. */
export const createDocumentWords = {
  'template.create': 'दस्तावेज़ बनाएँ',
} as const;
