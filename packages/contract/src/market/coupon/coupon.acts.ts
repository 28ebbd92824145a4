export const couponActs = [
  'coupon.made',
  'coupon.proposed',
  'coupon.changed',
  'coupon.approved',
  'coupon.refused',
  'coupon.paused',
  'coupon.resumed',
  'coupon.ended',
  'coupon.asked',
  'coupon.consented',
  'coupon.declined',
] as const;
