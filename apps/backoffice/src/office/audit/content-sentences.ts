import type { Act } from '@nukkad/contract/acts';

/** Acts of public content. */
export const contentSentences = {
  'piece.begin': '{{who}} began a draft of site content.',
  'piece.adopt': '{{who}} took over earlier words as the first edition.',
  'piece.edit': '{{who}} edited a draft of site content.',
  'piece.schedule': '{{who}} scheduled site content.',
  'piece.unschedule': '{{who}} stopped the schedule of site content.',
  'piece.publish': '{{who}} published site content.',
  'piece.release': '{{who}} published scheduled site content.',
  'piece.replace': '{{who}} replaced an edition of site content.',
  'piece.takeBack': '{{who}} took back site content.',
  'piece.expire': '{{who}} ended site content after its last day.',
  'piece.discard': '{{who}} discarded a draft of site content.',
} satisfies Partial<Record<Act, string>>;

export type ContentAct = keyof typeof contentSentences;
