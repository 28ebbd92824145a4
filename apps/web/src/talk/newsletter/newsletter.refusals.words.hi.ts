import type { newsletterErrors } from '@nukkad/contract/talk/newsletter/newsletter.errors';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const newsletterRefusals = refusalsInHindi<keyof typeof newsletterErrors>({
  newsletter_link_wrong: 'यह लिंक अधूरा है। इसे ईमेल से फिर खोलें।',
  newsletter_link_expired: 'यह लिंक अब काम नहीं करता। नए लिंक के लिए फिर सब्सक्राइब करें।',
});
