import type { couponProblems } from '@nukkad/contract/market/coupon/coupon.errors';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const couponRefusals = refusalsInHindi<keyof typeof couponProblems>({
  coupon_not_valid: 'यह कोड नहीं चलता, या अब नहीं चलता।',
  coupon_used_up: 'यह ऑफ़र पूरा इस्तेमाल हो चुका है।',
  coupon_used_by_you: 'आप यह ऑफ़र पहले ही ले चुके हैं।',
  coupon_for_newcomers: 'यह ऑफ़र पहली बुकिंग के लिए है।',
  coupon_other_services: 'यह ऑफ़र दूसरी सेवाओं के लिए है।',
  coupon_other_city: 'यह ऑफ़र आपके शहर में नहीं है।',
  coupon_too_little: 'इस ऑफ़र के लिए आपकी सेवाओं का दाम अभी कम है।',
});
