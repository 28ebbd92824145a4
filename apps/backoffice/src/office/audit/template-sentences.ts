import type { Act } from '@nukkad/contract/acts';

/** Those of templates. */
export const templateSentences = {
  'template.add': '{{who}} added a template.',
  'template.edit': '{{who}} changed a template.',
  'template.remove': '{{who}} deleted a template.',
  'template.use': '{{who}} made a document from a template.',
} as const satisfies Partial<Record<Act, string>>;
