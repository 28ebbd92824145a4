import type { loanErrors } from '@nukkad/contract/people/loan/loan.errors';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const loanRefusals = refusalsInHindi<keyof typeof loanErrors>({
  loan_not_found: 'यह क़र्ज़ नहीं मिला।',
  loan_moved_on: 'यह क़र्ज़ बदल गया है। देखकर फिर कोशिश करें।',
  loan_staff_unknown: 'किसी ऐसे व्यक्ति को चुनें जो आपके यहाँ काम करता है।',
  loan_own: 'आपके अपने क़र्ज़ के लिए यह कोई और करे।',
  loan_first_month: 'इस महीने से लेकर एक साल आगे तक का पहला महीना चुनें।',
  loan_day: 'पिछले एक साल का कोई दिन चुनें, आगे का नहीं।',
  loan_reference: 'भुगतान का नंबर लिखें।',
  loan_pause_month: 'ऐसा महीना चुनें जिसकी किस्त अभी बाक़ी है।',
  loan_repay_more: 'क़र्ज़ का इतना बाक़ी नहीं है।',
  loan_handed_over: 'पैसे पहले ही दिए जा चुके हैं।',
});
