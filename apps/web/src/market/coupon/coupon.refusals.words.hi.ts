import type { couponErrors, couponProblems } from '@nukkad/contract/market/coupon/coupon.errors';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

type OfPartner = 'coupon_code_taken' | 'coupon_too_many' | 'coupon_not_found' | 'coupon_status_moved_on';

export const couponRefusals = refusalsInHindi<
  keyof typeof couponProblems | (OfPartner & keyof typeof couponErrors)
>({
  coupon_code_taken: 'यह कोड किसी और ऑफ़र का है। दूसरा कोड लिखें।',
  coupon_too_many: 'आपके 20 ऑफ़र चल रहे हैं। पहले कोई एक बंद करें।',
  coupon_not_found: 'यह ऑफ़र नहीं मिला।',
  coupon_status_moved_on: 'ऑफ़र की मौजूदा स्थिति में यह नहीं हो सकता।',
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
