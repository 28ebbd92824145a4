/** Services near a place: lists, searches, one service; signed in and not. */
import { addressOf } from '@nukkad/contract/kernel/client';
import { getServiceDetails, searchServices } from '@nukkad/contract/market/catalog/catalog.api';
import { getTimeSlots } from '@nukkad/contract/market/schedule/slot.api';
import type { City, Job } from './job.ts';

/** PIN codes of the large city, with a point near the middle of each. */
export const places = [
  { pincode: '560038', lat: 12.9791, lng: 77.6401 },
  { pincode: '560034', lat: 12.9281, lng: 77.6271 },
  { pincode: '560095', lat: 12.9391, lng: 77.6211 },
  { pincode: '560066', lat: 12.9681, lng: 77.7491 },
  { pincode: '560103', lat: 12.9261, lng: 77.6761 },
  { pincode: '560078', lat: 12.8941, lng: 77.5771 },
  { pincode: '560011', lat: 12.9301, lng: 77.5801 },
  { pincode: '560064', lat: 13.1001, lng: 77.5901 },
  { pincode: '560102', lat: 12.9111, lng: 77.6461 },
  { pincode: '560008', lat: 12.9761, lng: 77.6271 },
] as const;
const words = [
  'bathroom cleaning',
  'geyser repair',
  'electrician',
  'plumber',
  'ac service',
  'sofa cleaning',
  'haircut',
  'pest control',
  'carpenter',
  'kitchen cleaning',
];
/** As people type. */
const typos = [
  'bathrum cleaning',
  'gizer repair',
  'electrishan',
  'plumer',
  'ac servise',
  'sofa clening',
  'hair cutt',
  'pest contrl',
  'carpentar',
  'kitchn cleaning',
];
export const slugs = ['bathroom-cleaning', 'kitchen-deep-cleaning', 'ac-repair-visit', 'geyser-service'];

const pincodeAt = (at: number) => places[at % places.length]?.pincode;
const plain = (addresses: readonly string[]) => async () => addresses.map((path) => ({ path }));

/** Each address with one signed-in person after the other. */
const signedIn =
  (addresses: readonly string[]) =>
  async ({ regulars }: City) =>
    regulars
      .slice(0, 200)
      .map(({ headers }, at) => ({ path: addresses[at % addresses.length] ?? '/', headers }));

const lists = places.map(({ pincode }) => addressOf(searchServices, { query: { pincode } }));
const services = places.flatMap(({ pincode }) =>
  slugs.map((serviceId) => addressOf(getServiceDetails, { query: { pincode, serviceId } })),
);
const searches = (texts: readonly string[]) =>
  texts.map((q, at) => addressOf(searchServices, { query: { pincode: pincodeAt(at), q } }));

/** In so many days. */
const dayIn = (days: number) =>
  new Date(Date.now() + days * 86_400_000 + 330 * 60_000).toISOString().slice(0, 10);
const slots = () =>
  places.map(({ pincode }) =>
    addressOf(getTimeSlots, { query: { pincode, serviceIds: 'bathroom-cleaning', day: dayIn(2) } }),
  );

/** Of the partner with two hundred professionals, one day after the other. */
const slotsOfMany = async ({ largePartner: { organisationId, pincode, serviceId } }: City) =>
  [2, 3, 4, 5, 6, 7, 8].map((days) => ({
    path: addressOf(getTimeSlots, {
      query: { pincode, serviceIds: serviceId, organisationId, day: dayIn(days) },
    }),
  }));

export const serviceJobs: readonly Job[] = [
  { id: 'list', title: 'List services near a PIN code', kind: 'read', requests: plain(lists) },
  {
    id: 'list-signed-in',
    title: 'List services near a PIN code, signed in',
    kind: 'read',
    requests: signedIn(lists),
  },
  { id: 'search', title: 'Search services', kind: 'read', requests: plain(searches(words)) },
  { id: 'typo', title: 'Search with a typing mistake', kind: 'read', requests: plain(searches(typos)) },
  {
    id: 'near',
    title: 'List services near coordinates',
    kind: 'read',
    requests: plain(places.map(({ lat, lng }) => addressOf(searchServices, { query: { lat, lng } }))),
  },
  { id: 'service', title: 'One service', kind: 'read', requests: plain(services) },
  { id: 'slots', title: 'Slots of a day', kind: 'read', requests: async () => plain(slots())() },
  {
    id: 'slots-of-many',
    title: 'Slots of a day over 200 professionals',
    kind: 'read',
    requests: slotsOfMany,
  },
  { id: 'service-signed-in', title: 'One service, signed in', kind: 'read', requests: signedIn(services) },
];
