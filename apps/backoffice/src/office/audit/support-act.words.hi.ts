import type { SupportAct } from './support-sentences.ts';

const sentences = {
  'supportChat.createSession': '{{who}} ने सहायता से बात करने को कहा।',
  'supportChat.route': '{{who}} ने चैट एक एजेंट को दी।',
  'supportChat.answer': '{{who}} ने ग्राहक से चैट शुरू की।',
  'supportChat.release': '{{who}} ने चैट क़तार में लौटाई।',
  'supportChat.resolve': '{{who}} ने चैट हल मानी।',
  'supportChat.reopen': '{{who}} ने चैट फिर खोली।',
  'supportChat.close': '{{who}} ने हल हुई चैट बंद की।',
  'supportChat.end': '{{who}} ने चैट समाप्त की।',
  'supportChat.leave': '{{who}} क़तार से हट गए।',
  'supportChat.fallSilent': '{{who}} ने शांत चैट समाप्त की।',
  'supportChat.duty': '{{who}} ने अपनी ड्यूटी बदली।',
  'support.incident_assigned': '{{who}} ने बदला कि सहायता का अनुरोध किसके पास है।',
  'support.incident_labelled': '{{who}} ने सहायता के अनुरोध के लेबल बदले।',
  'support.incident_snoozed': '{{who}} ने सहायता का अनुरोध टाला।',
  'support.incident_woken': '{{who}} ने टाला हुआ सहायता का अनुरोध वापस लाया।',
  'support.incident_noted': '{{who}} ने सहायता के अनुरोध में नोट जोड़ा।',
  'supportReply.added': '{{who}} ने एक तैयार जवाब जोड़ा।',
  'supportReply.changed': '{{who}} ने एक तैयार जवाब बदला।',
  'supportReply.removed': '{{who}} ने एक तैयार जवाब हटाया।',
  'demoVideo.added': '{{who}} ने एक वीडियो जोड़ा।',
  'demoVideo.changed': '{{who}} ने एक वीडियो बदला।',
  'demoVideo.removed': '{{who}} ने एक वीडियो हटाया।',
  'faq.added': '{{who}} ने एक आम सवाल जोड़ा।',
  'faq.changed': '{{who}} ने एक आम सवाल बदला।',
} satisfies Record<SupportAct, string>;

export const supportActWords: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(sentences).map(([act, hindi]) => [`act.${act}`, hindi]),
);
