import type { Act } from '@nukkad/contract/acts';

/** Those of documents that are signed. */
export const envelopeSentences = {
  'envelope.begin': '{{who}} uploaded a document to be signed.',
  'envelope.keepSigned': '{{who}} kept a document that was signed elsewhere.',
  'envelope.edit': '{{who}} changed a document before sending it to be signed.',
  'envelope.send': '{{who}} sent a document to be signed.',
  'envelope.sign': '{{who}} signed a document.',
  'envelope.delegate': '{{who}} handed a document on to another person.',
  'envelope.remind': '{{who}} sent a reminder to sign a document.',
  'envelope.offer': '{{who}} made the document of an agreement ready to sign.',
  'envelope.decline': '{{who}} declined to sign a document.',
  'envelope.correct': '{{who}} took a document back to correct it.',
  'envelope.cancel': '{{who}} cancelled a document that was to be signed.',
  'envelope.expire': '{{who}} ended a document whose time to sign was over.',
  'envelope.complete': '{{who}} sealed a document that everyone signed.',
  'envelope.remove': '{{who}} deleted a draft of a document to be signed.',
} as const satisfies Partial<Record<Act, string>>;
