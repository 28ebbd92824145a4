import type { profileErrors } from '@nukkad/contract/identity/profile/profile.errors';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const profileRefusals = refusalsInHindi<keyof typeof profileErrors>({
  picture_unreadable: 'यह तस्वीर पढ़ी नहीं जा सकी। कृपया JPEG, PNG या WebP दें।',
  card_not_found: 'यह उपलब्ध नहीं है',
  card_withdrawn: 'यह कार्ड अब साझा नहीं है।',
  card_address_taken: 'यह पता लिया जा चुका है। कृपया दूसरा चुनें।',
  card_needs_name: 'कार्ड साझा करने से पहले कृपया अपना नाम बताएँ।',
  item_not_found: 'यह उपलब्ध नहीं है',
  item_limit: 'पहले से 500 हैं। कृपया पहले कुछ हटाएँ।',
  demo_asked: 'आप डेमो पहले ही माँग चुके हैं। हम आपको फ़ोन करेंगे।',
});
