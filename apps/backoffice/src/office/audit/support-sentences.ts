import type { Act } from '@nukkad/contract/acts';

/** Those of live support and of common questions. */
export const supportSentences = {
  'supportChat.createSession': '{{who}} asked to talk to support.',
  'supportChat.route': '{{who}} gave a chat to an agent.',
  'supportChat.answer': '{{who}} began a chat with a customer.',
  'supportChat.release': '{{who}} returned a chat to the queue.',
  'supportChat.resolve': '{{who}} marked a chat as solved.',
  'supportChat.reopen': '{{who}} reopened a chat with support.',
  'supportChat.close': '{{who}} closed a solved chat.',
  'supportChat.end': '{{who}} ended a chat with support.',
  'supportChat.leave': '{{who}} left the support queue.',
  'supportChat.fallSilent': '{{who}} ended a silent chat.',
  'supportChat.duty': '{{who}} changed their support duty.',
  'support.incident_assigned': '{{who}} changed who has a support request.',
  'support.incident_labelled': '{{who}} changed the labels of a support request.',
  'support.incident_snoozed': '{{who}} snoozed a support request.',
  'support.incident_woken': '{{who}} brought a snoozed support request back.',
  'support.incident_noted': '{{who}} added a note to a support request.',
  'supportReply.added': '{{who}} added a ready reply.',
  'supportReply.changed': '{{who}} changed a ready reply.',
  'supportReply.removed': '{{who}} removed a ready reply.',
  'demoVideo.added': '{{who}} added a how-to video.',
  'demoVideo.changed': '{{who}} changed a how-to video.',
  'demoVideo.removed': '{{who}} removed a how-to video.',
  'faq.added': '{{who}} added a common question.',
  'faq.changed': '{{who}} changed a common question.',
} satisfies Partial<Record<Act, string>>;

export type SupportAct = keyof typeof supportSentences;
