import type { PriceBreakdown, Slot } from '@nukkad/contract/market/booking/booking.model';
import type { TimelineStep } from '../../ui/chart/timeline.tsx';

export const price: PriceBreakdown = {
  totalServicePrice: 134_800,
  primeTimeCharge: 9_900,
  convenienceFee: { amount: 4_900, info: 'Booking, support and insurance' },
  distanceFee: { amount: 3_000, info: '6.2 km' },
  tax: { percent: 5, amount: 7_130, lines: [] },
  couponDiscount: 10_000,
  rounding: -30,
  previous_cancellation_charges: { amount: 5_000, details: [{ bookingNumber: 'NK-2041', amount: 5_000 }] },
  services: [
    { subcategoryName: 'Home cleaning', name: 'Kitchen deep cleaning', quantity: 1, price: 89_900 },
    { subcategoryName: 'Home cleaning', name: 'Bathroom cleaning', quantity: 2, price: 44_900 },
  ],
  totalSaving: 10_000,
  totalCheckoutValue: 154_700,
};

export const steps: TimelineStep[] = [
  { key: 'booked', title: 'Booked', at: '2026-11-20T04:00:00.000Z', state: 'done' },
  { key: 'accepted', title: 'Accepted by Shakti Services', at: '2026-11-20T04:06:00.000Z', state: 'done' },
  {
    key: 'assigned',
    title: 'Ravi is coming',
    at: '2026-11-20T05:30:00.000Z',
    note: 'Give him the code at the door',
    state: 'now',
  },
  { key: 'done', title: 'Completed', state: 'coming' },
];

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** 8:00 AM to 8:00 PM of one Indian day; some taken, the evening busy. */
export const slots: Slot[] = Array.from({ length: 25 }, (_, place) => {
  const minutes = 480 + place * 30;
  const at = new Date(Date.parse('2026-11-21T00:00:00.000Z') + (minutes - 330) * 60_000);
  return {
    slotId: 1116 + place,
    name: `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`,
    from: at.toISOString(),
    to: new Date(at.getTime() + 1_800_000).toISOString(),
    available: place % 4 !== 1,
    primeTime: place > 20,
  };
});

export const days = Array.from({ length: 9 }, (_, place) => ({
  day: `2026-11-${21 + place}`,
  disabled: place === 2,
}));
