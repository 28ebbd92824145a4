import type { openShops } from './catalog-partners.ts';

/** Who offers repairs of taps: near and far, with stars and without, one that was rejected. */
export const shops: Parameters<typeof openShops>[1] = [
  {
    name: 'Near',
    pincode: '560038',
    offers: { 'termite-treatment': 6, 'tap-repair': 150 },
    stars: [4, 4, 4, 4],
  },
  {
    name: 'Starred',
    pincode: '560008',
    offers: { 'tap-repair': 190 },
    stars: [5, 5, 5, 5, 5, 5, 5, 5],
    gst: true,
  },
  { name: 'Cheap', pincode: '560102', offers: { 'tap-repair': 99 }, stars: [2, 2, 3] },
  { name: 'Rejected', pincode: '560038', status: 'Rejected', offers: { 'tap-repair': 50 } },
  { name: 'Elsewhere', pincode: '585101', offers: { 'tap-repair': 60 } },
  {
    name: 'Offices',
    pincode: '590001',
    offers: { 'carpet-shampoo': 7, 'washroom-hygiene-visit': 300 },
  },
];
