import type { moderationErrors } from '@nukkad/contract/network/moderation/moderation.noun';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

/** Reports of posts, comments, polls, blogs and members, and what moderators decide. */
export const moderationWords = {
  'moderation.reason.spam': 'विज्ञापन या स्पैम',
  'moderation.reason.abuse': 'गाली या नफ़रत',
  'moderation.reason.false': 'सच नहीं है',
  'moderation.reason.private': 'निजी जानकारी',
  'moderation.reason.fraud': 'धोखाधड़ी या नक़ली खाता',
  'moderation.reason.sexual': 'अश्लील',
  'moderation.reason.violence': 'हिंसा या धमकी',
  'moderation.reason.other': 'कुछ और',
  'moderation.subject.post': 'पोस्ट',
  'moderation.subject.comment': 'टिप्पणी',
  'moderation.subject.member': 'सदस्य का पेज',
  'moderation.subject.poll': 'पोल',
  'moderation.subject.story': 'स्टोरी',
  'moderation.subject.blog': 'ब्लॉग',
  'moderation.subject.group': 'ग्रुप',
  'moderation.report.post': 'इस पोस्ट की शिकायत करें',
  'moderation.report.comment': 'इस टिप्पणी की शिकायत करें',
  'moderation.report.member': 'इस सदस्य की शिकायत करें',
  'moderation.report.poll': 'इस पोल की शिकायत करें',
  'moderation.report.story': 'इस स्टोरी की शिकायत करें',
  'moderation.report.blog': 'इस ब्लॉग की शिकायत करें',
  'moderation.report.group': 'इस ग्रुप की शिकायत करें',
  'moderation.report.send': 'शिकायत भेजें',
  'moderation.report.done': 'शिकायत भेजी गई। हम आपको फ़ैसला बताएँगे।',
  'moderation.report.lead': 'शिकायत किसने की, यह सिर्फ़ हमारे मॉडरेटर देखते हैं।',
  'moderation.report.why': 'इसमें क्या ग़लत है?',
  'moderation.report.note': 'और बताएँ (वैकल्पिक)',
} satisfies Record<string, string>;

export const moderationRefusals = refusalsInHindi<
  Exclude<keyof typeof moderationErrors, 'moderation_case_not_found'>
>({
  moderation_subject_not_found: 'यह अब उपलब्ध नहीं है',
  moderation_moved_on: 'यह मामला बदल गया है। फिर से देखें।',
  moderation_reported: 'आप इसकी शिकायत कर चुके हैं। हम आपको फ़ैसला बताएँगे।',
  moderation_own: 'आप अपनी शिकायत नहीं कर सकते। अपनी पोस्ट आप बदल या हटा सकते हैं।',
  moderation_decided: 'हम इसे पहले से देख रहे हैं।',
  moderation_removal_not_found: 'यह अब उपलब्ध नहीं है',
  moderation_appeal_over: 'अपील का समय ख़त्म हो गया है।',
  network_paused: 'आपकी तीन पोस्ट नियमों के ख़िलाफ़ थीं। आप {{from}} से फिर पोस्ट कर सकते हैं।',
});
