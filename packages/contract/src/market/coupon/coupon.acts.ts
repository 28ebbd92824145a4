export const couponActs = [
  'coupon.made',
  'coupon.proposed',
  'coupon.changed',
  'coupon.approved',
  'coupon.refused',
  'coupon.paused',
  'coupon.resumed',
  'coupon.ended',
] as const;
