/** Who of the demo city looks for work: invented people, each with another trade, as their profiles say it. */
import type { CandidateFields } from '@nukkad/contract/hiring/candidate/candidate.model';
import { addDays, istDay } from '@nukkad/contract/kernel/time';
import { sql } from 'kysely';
import { type CandidateRow, addProfile, emptyProfile } from '../../src/hiring/candidate/candidate.seed.ts';
import { systemAuthorized } from '../../src/platform/authorize.ts';
import type { Tx } from '../../src/platform/db/database.ts';
import { newId } from '../../src/platform/id.ts';
import { seedUser } from '../account.ts';
import { demoMobile, neighbourhoods } from './people.ts';

type Said = Pick<CandidateRow, 'tradeIds' | 'skillIds' | 'languages' | 'shifts' | 'education'>;

/** What the profile says, with days counted from the seed's own. */
interface Profile extends Said {
  readonly wage: NonNullable<CandidateFields['wage']>;
  readonly months: number;
  readonly inDays: number;
  readonly travelKm: number;
  readonly about: string;
}

export interface JobSeeker extends Profile {
  readonly userId: string;
  readonly fullName: string;
  readonly mobileNumber: string;
  readonly pincode: string;
  readonly locality: string;
}

const monthly = (rupees: number) => ({ unit: 'month', paise: rupees * 100 }) as const;
const daily = (rupees: number) => ({ unit: 'day', paise: rupees * 100 }) as const;

const said = (
  [tradeIds, skillIds]: readonly [string[], string[]],
  education: Said['education'],
  languages: string[],
  shifts: string[],
): Said => ({ tradeIds, skillIds, education, languages, shifts });

const profiles: readonly (Profile & { readonly fullName: string })[] = [
  {
    fullName: 'Raju Yadav',
    ...said([['plumber'], ['pipe-fitting', 'sanitary-fitting']], '10th', ['hi', 'kn'], ['day']),
    wage: monthly(19_000),
    months: 96,
    inDays: 0,
    travelKm: 15,
    about: 'Bathrooms and kitchens of new flats, and repairs in old ones.',
  },
  {
    fullName: 'Salma Khan',
    ...said([['electrician'], ['house-wiring', 'switchboard-and-mcb']], 'iti', ['hi', 'en', 'ur'], ['day']),
    wage: monthly(21_000),
    months: 48,
    inDays: 7,
    travelKm: 12,
    about: 'Trained at the ITI in Hosur Road; wiring of flats and small offices.',
  },
  {
    fullName: 'Joseph Fernandes',
    ...said(
      [
        ['painter', 'mason'],
        ['wall-putty', 'wall-painting'],
      ],
      '8th',
      ['en', 'kn'],
      ['day', 'flexible'],
    ),
    wage: daily(850),
    months: 130,
    inDays: 0,
    travelKm: 25,
    about: 'Inside and outside walls, with two helpers where it is needed.',
  },
  {
    fullName: 'Manjula Gowda',
    ...said([['cook'], ['south-indian-cooking', 'vegetarian-and-jain']], '10th', ['kn', 'ta'], ['day']),
    wage: monthly(16_000),
    months: 60,
    inDays: 14,
    travelKm: 6,
    about: 'Breakfast and lunch for families and small offices.',
  },
  {
    fullName: 'Naveen Reddy',
    ...said([['driver'], ['car-driving', 'automatic-car']], '12th', ['te', 'kn', 'en'], ['day', 'night']),
    wage: monthly(22_000),
    months: 84,
    inDays: 3,
    travelKm: 20,
    about: 'No accidents in seven years; knows the whole city.',
  },
  {
    fullName: 'Geeta Naik',
    ...said(
      [['beautician'], ['waxing-and-threading', 'facial-and-clean-up']],
      '12th',
      ['kn', 'hi'],
      ['flexible'],
    ),
    wage: monthly(18_000),
    months: 36,
    inDays: 0,
    travelKm: 10,
    about: 'Visits at home, with own kit.',
  },
  {
    fullName: 'Irfan Shaikh',
    ...said(
      [
        ['ac-technician', 'appliance-technician'],
        ['ac-service', 'gas-charging'],
      ],
      'iti',
      ['hi', 'ur'],
      ['day'],
    ),
    wage: monthly(24_000),
    months: 72,
    inDays: 30,
    travelKm: 30,
    about: 'Split and window machines of all makes.',
  },
  {
    fullName: 'Chandru Murthy',
    ...said([['carpenter'], ['modular-kitchen', 'door-and-lock-fitting']], '8th', ['kn', 'ta'], ['day']),
    wage: daily(900),
    months: 168,
    inDays: 0,
    travelKm: 18,
    about: 'Kitchens and wardrobes, from the drawing to the last hinge.',
  },
  {
    fullName: 'Latha Pillai',
    ...said([['nanny'], ['newborn-care', 'toddler-care']], 'graduate', ['ml', 'en', 'hi'], ['day', 'night']),
    wage: monthly(20_000),
    months: 54,
    inDays: 10,
    travelKm: 8,
    about: 'Patient with small children; has cared for twins.',
  },
  {
    fullName: 'Basavaraj Patil',
    ...said(
      [['security-guard'], ['gate-duty', 'visitor-register']],
      '10th',
      ['kn', 'mr'],
      ['night', 'rotating'],
    ),
    wage: monthly(15_500),
    months: 40,
    inDays: 0,
    travelKm: 10,
    about: 'Apartment gates and a warehouse, mostly at night.',
  },
  {
    fullName: 'Divya Hegde',
    ...said([['receptionist'], ['front-desk', 'call-handling']], 'graduate', ['en', 'kn', 'hi'], ['day']),
    wage: monthly(23_000),
    months: 0,
    inDays: 0,
    travelKm: 12,
    about: 'Looks for a first place after college.',
  },
  {
    fullName: 'Mohan Das',
    ...said([['gardener'], ['lawn-care', 'pruning']], 'none', ['hi', 'bn'], ['day']),
    wage: daily(650),
    months: 200,
    inDays: 5,
    travelKm: 7,
    about: 'Gardens of houses and schools.',
  },
];

export const makeJobSeekers = (): JobSeeker[] =>
  profiles.map((profile, at) => {
    const { pincode, locality } = neighbourhoods[at % neighbourhoods.length] ?? neighbourhoods[0];
    return { ...profile, userId: newId(), mobileNumber: demoMobile(500_001 + at), pincode, locality };
  });

/** The account with the role Jobseeker, and the profile as the person would have filled it in. */
export async function seedJobSeekers(tx: Tx, seekers: readonly JobSeeker[], now: Date): Promise<void> {
  const roles = [{ role: 'Jobseeker', organisationId: null, staffId: null }] as const;
  const { rows } = await sql<{
    pincode: string;
    cityCode: string | null;
    latitude: number;
    longitude: number;
  }>`
    select pincode, city_code as "cityCode", latitude, longitude from pincode
      where pincode = any(${seekers.map(({ pincode }) => pincode)}::text[])`.execute(tx);
  for (const { userId, fullName, mobileNumber, wage, months, inDays, locality, ...profile } of seekers) {
    const point = rows.find(({ pincode }) => pincode === profile.pincode);
    if (!point) throw new Error(`The PIN code ${profile.pincode} of ${fullName} is not known.`);
    await seedUser(tx, { userId, fullName, mobileNumber, roles }, now);
    const row = {
      ...emptyProfile(userId, now),
      ...profile,
      saidMonths: months,
      wageUnit: wage.unit,
      wagePaise: wage.paise,
      availableFrom: addDays(istDay(now), inDays),
    };
    await addProfile(tx, systemAuthorized(row, 'The demo city has this person.'), [
      { userId, position: 0, name: `${locality}, Bengaluru`, ...point },
    ]);
  }
}
