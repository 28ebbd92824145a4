import { newId } from '../../src/platform/id.ts';
import { type Random, seededRandom } from '../random.ts';
import type { JobSeeker } from './job-seekers.ts';
import { demoMobile, neighbourhoods, personNameFrom } from './people.ts';
import { type CityTrade, cityTrades } from './trades.ts';

const educations = ['8th', '10th', '10th', '12th', 'iti', 'diploma'] as const;
const spoken = [['kn', 'hi'], ['kn', 'en'], ['hi'], ['kn', 'ta'], ['hi', 'ur'], ['te', 'kn', 'en']] as const;
const abouts = [
  'Careful work and always on time.',
  'Has worked in flats and small offices of this city.',
  'Learns quickly, and knows the way to most places here.',
  'Looks for steady work near home.',
] as const;

/** What they expect lies around what the trade pays. */
const expected = (random: Random, [from, to]: CityTrade['pays']) =>
  Math.round((from + random.next() * (to - from) * 0.9) / 500) * 500;

function makeSeeker(random: Random, one: CityTrade, at: number): JobSeeker {
  const home = random.pick(neighbourhoods);
  return {
    userId: newId(),
    fullName: personNameFrom(random),
    mobileNumber: demoMobile(510_000 + at),
    ...home,
    tradeIds: [one.tradeId],
    skillIds: one.skillIds.filter(() => random.chance(0.7)),
    education: random.pick(educations),
    languages: [...random.pick(spoken)],
    shifts: random.chance(0.8) ? ['day'] : ['day', 'night'],
    wage: { unit: 'month', paise: expected(random, one.pays) * 100 },
    months: random.between(0, 16) * 12,
    inDays: random.pick([0, 0, 3, 7, 15]),
    travelKm: random.between(5, 25),
    about: random.pick(abouts),
  };
}

/** Who looks for work besides those of the list: as many of each trade of the city's shops. */
export function makeMoreSeekers(count: number): JobSeeker[] {
  const random = seededRandom(72_072);
  const trades = [...new Map(Object.values(cityTrades).map((one) => [one.tradeId, one])).values()];
  return Array.from({ length: count }, (_, at) =>
    makeSeeker(random, trades[at % trades.length] ?? random.pick(trades), at),
  );
}
