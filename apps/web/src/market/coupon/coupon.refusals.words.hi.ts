import type { couponProblems } from '@nukkad/contract/market/coupon/coupon.errors';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const couponRefusals = refusalsInHindi<keyof typeof couponProblems>({
  coupon_not_valid: 'यह कोड मान्य नहीं है।',
  coupon_used_up: 'इस ऑफ़र की सीमा पूरी हो चुकी है।',
  coupon_used_by_you: 'आप यह ऑफ़र पहले ही इस्तेमाल कर चुके हैं।',
  coupon_for_newcomers: 'यह ऑफ़र सिर्फ़ पहली बुकिंग के लिए है।',
  coupon_other_services: 'यह ऑफ़र दूसरी सेवाओं के लिए है।',
  coupon_other_city: 'यह ऑफ़र आपके शहर में नहीं है।',
  coupon_other_partner: 'यह ऑफ़र किसी और पार्टनर की बुकिंग के लिए है।',
  coupon_not_together: 'यह ऑफ़र आपके लगे हुए ऑफ़र के साथ नहीं चलता, और उससे ज़्यादा बचत है।',
  coupon_too_little: 'इस ऑफ़र के लिए और सेवाएँ जोड़ें।',
});
