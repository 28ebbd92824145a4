/** Hindi of template-sentences.ts. */
export const templateSentencesInHindi = {
  'template.add': '{{who}} ने टेम्पलेट जोड़ा।',
  'template.edit': '{{who}} ने टेम्पलेट बदला।',
  'template.remove': '{{who}} ने टेम्पलेट हटाया।',
  'template.use': '{{who}} ने टेम्पलेट से दस्तावेज़ बनाया।',
} as const;
