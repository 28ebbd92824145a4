import type { reviewErrors } from '@nukkad/contract/market/review/review.errors';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const reviewRefusals = refusalsInHindi<keyof typeof reviewErrors>({
  review_not_found: 'यह समीक्षा नहीं मिली।',
  review_moved_on: 'यह समीक्षा बदल गई है। एक बार फिर देखें।',
  review_exists: 'आप इस विज़िट की समीक्षा दे चुके हैं।',
  review_time_over: 'इस विज़िट की समीक्षा देने का समय ख़त्म हो गया है।',
  review_has_contact: 'समीक्षा से लिंक, फ़ोन नंबर और ईमेल पते हटाएँ।',
  review_tag_unfit: 'ये टैग आपके स्टार से मेल नहीं खाते। फिर से चुनें।',
  review_replied: 'इस समीक्षा का जवाब दिया जा चुका है।',
  review_photo_unreadable: 'यह फ़ोटो खुल नहीं सकी। दूसरी चुनें।',
  review_photo_limit: 'समीक्षा में ज़्यादा से ज़्यादा {{limit}} फ़ोटो होती हैं।',
  review_photo_not_found: 'यह फ़ोटो अब नहीं है।',
  review_reported: 'आप इस समीक्षा की शिकायत कर चुके हैं।',
});
