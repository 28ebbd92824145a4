import type { jobCardErrors } from '@nukkad/contract/network/job-card/job-card.noun';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

/** A finished job wherever it is shown. */
export const shownJobCardWords = {
  'jobCard.before': 'पहले',
  'jobCard.after': 'बाद में',
  'jobCard.photo': '{{stage}}, फ़ोटो {{place}}',
  'jobCard.verified': '{{brand}} द्वारा जाँचा गया: बुकिंग {{month}} में पूरी हुई',
  'jobCard.shown': 'जाँचे हुए काम',
  'jobCard.shown.lead': 'असली बुकिंग, जो ग्राहक की हाँ रहने तक दिखती हैं।',
  'jobCard.more': 'और काम दिखाएँ',
};

export const jobCardRefusals = refusalsInHindi<keyof typeof jobCardErrors>({
  job_card_not_found: 'यह कार्ड उपलब्ध नहीं है।',
  job_card_moved_on: 'यह कार्ड बदल गया है। फिर से देखें।',
  job_card_no_job: 'ऐसी पूरी हुई बुकिंग चुनें जिस पर कोई शिकायत खुली न हो।',
  job_card_photo_not_found: 'एक फ़ोटो अब नहीं है। फिर से चुनें।',
  job_card_open: 'इस बुकिंग का एक कार्ड पहले से है।',
  job_card_answered: 'ग्राहक इस बुकिंग के बारे में फ़ैसला कर चुके हैं। आप फिर से नहीं पूछ सकते।',
  job_card_blocked: 'आप इस ग्राहक से नहीं पूछ सकते।',
  job_card_limit: 'आप एक हफ़्ते में {{limit}} ग्राहकों से पूछ सकते हैं। बाद में कोशिश करें।',
  job_card_not_agreed: 'अपना ऐसा कार्ड चुनें जिस पर ग्राहक ने हाँ कहा हो।',
});
