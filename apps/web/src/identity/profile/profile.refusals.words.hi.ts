import type { profileErrors } from '@nukkad/contract/identity/profile/profile.errors';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const profileRefusals = refusalsInHindi<keyof typeof profileErrors>({
  picture_unreadable: 'यह फ़ोटो खुल नहीं सकी। JPEG, PNG या WebP इस्तेमाल करें।',
  card_not_found: 'यह उपलब्ध नहीं है',
  card_withdrawn: 'यह कार्ड अब शेयर नहीं किया जा रहा।',
  card_address_taken: 'यह लिंक पहले से लिया जा चुका है। दूसरा चुनें।',
  card_needs_name: 'कार्ड शेयर करने से पहले अपना नाम डालें।',
  item_not_found: 'यह उपलब्ध नहीं है',
  item_limit: 'आपके पास पहले से 500 हैं। पहले कुछ हटाएँ।',
  demo_asked: 'आप पहले ही डेमो माँग चुके हैं। हम आपको कॉल करेंगे।',
});
