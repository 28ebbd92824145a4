/** What the first three shops look for. */
import type { PostedJob } from './posted-job.ts';

const dayMinutes = 24 * 60;
const month = (from: number, to: number) => ({ wageFrom: from * 100, wageTo: to * 100 });
const day = (from: number, to: number) => ({ ...month(from, to), wageUnit: 'day' as const });

const ofFirst: readonly PostedJob[] = [
  {
    after: 60,
    written: {
      tradeId: 'electrician',
      title: 'Electrician for homes',
      description: 'Wiring, fans and inverters in homes. Tools, uniform and fuel are ours.',
      openings: 2,
      ...month(20_000, 26_000),
      experienceMonths: 12,
      education: 'iti',
      languages: ['kn', 'hi'],
      hours: '9 am to 6 pm, six days a week',
      pincode: '560038',
      questions: [
        {
          questionId: 'licence',
          question: 'Do you have a wireman’s licence?',
          kind: 'yesno',
          wanted: 'yes',
          points: 5,
        },
        {
          questionId: 'years',
          question: 'How many years have you worked?',
          kind: 'number',
          wanted: '1',
          knockOut: true,
        },
      ],
    },
  },
  {
    after: dayMinutes,
    written: {
      tradeId: 'plumber',
      title: 'Plumber, day shift',
      description: 'Leaks, taps and bathrooms in flats of Koramangala and HSR Layout.',
      ...month(19_000, 24_000),
      languages: ['kn', 'hi', 'en'],
      pincode: '560034',
    },
  },
  {
    after: dayMinutes + 90,
    fate: 'draft',
    written: { tradeId: 'painter', title: 'Painter for the season', ...day(900, 1_100), pincode: '560038' },
  },
];

const ofSecond: readonly PostedJob[] = [
  {
    after: 200,
    written: {
      tradeId: 'ac-technician',
      title: 'AC technician',
      description: 'Service and gas filling of split ACs at customers’ homes. A bike helps.',
      openings: 3,
      ...month(22_000, 30_000),
      education: 'iti',
      shift: 'rotating',
      pincode: '560066',
    },
  },
  {
    after: 230,
    written: {
      tradeId: 'delivery-rider',
      title: 'Delivery rider for spare parts',
      description: 'Carries parts from the store to technicians. Own bike; fuel is paid.',
      employmentType: 'part_time',
      ...day(700, 900),
      shift: 'flexible',
      pincode: '560066',
    },
  },
  {
    after: 2 * dayMinutes,
    fate: 'filled',
    written: {
      tradeId: 'appliance-technician',
      title: 'Washing machine technician',
      description: 'Repairs of washing machines and dishwashers of all makes.',
      ...month(21_000, 27_000),
      experienceMonths: 24,
      pincode: '560034',
    },
  },
];

const ofThird: readonly PostedJob[] = [
  {
    after: 320,
    written: {
      tradeId: 'cleaner',
      title: 'Cleaner for offices, night shift',
      description:
        'Cleaning of offices in the evening and at night, in a team of four. A van brings you home.',
      openings: 4,
      ...month(15_500, 17_500),
      shift: 'night',
      languages: ['kn'],
      pincode: '560001',
    },
  },
  {
    after: 350,
    written: {
      tradeId: 'driver',
      title: 'Driver of a small van',
      description: 'Brings the teams and their machines to customers. Licence for light vehicles.',
      ...month(18_000, 21_000),
      experienceMonths: 24,
      pincode: '560038',
    },
  },
  {
    after: dayMinutes + 400,
    fate: 'refused',
    written: {
      tradeId: 'cleaner',
      title: 'Cleaner for shops, mornings',
      description: 'Cleaning of shops before they open. A uniform fee of ₹300 is due on the first day.',
      ...month(15_500, 16_500),
      pincode: '560001',
    },
  },
];

/** By the place of the shop. */
export const firstJobs: readonly (readonly PostedJob[])[] = [ofFirst, ofSecond, ofThird];
