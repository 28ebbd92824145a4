import type { payLaterErrors } from '@nukkad/contract/money/pay-later/pay-later.errors';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

type Said = 'pay_later_closed' | 'pay_later_too_small' | 'pay_later_too_late';

export const payLaterRefusals = refusalsInHindi<Said & keyof typeof payLaterErrors>({
  pay_later_closed: 'अभी बाद में नहीं चुका सकते। भुगतान का दूसरा तरीका चुनें।',
  pay_later_too_small: 'इतनी रक़म बाद में नहीं चुका सकते। भुगतान का दूसरा तरीका चुनें।',
  pay_later_too_late: 'यह बुकिंग अब भुगतान का इंतज़ार नहीं कर रही।',
});
