/** Who lives and works in the demo city, made from lists and a seeded generator: the same people everywhere. */
import { newId } from '../../src/platform/id.ts';
import { type Random, seededRandom } from '../random.ts';
import { type DemoPartner, demoPartners } from './partners.ts';
import { type PartnerDocuments, makePartnerDocuments } from './partner-documents.ts';
import { type JobSeeker, makeJobSeekers } from './job-seekers.ts';
import { makeMoreSeekers } from './more-seekers.ts';
import { demoBuyers, demoMobile, neighbourhoods, personNameFrom } from './people.ts';

export type CityScale = 'small' | 'city' | 'months' | 'million' | 'large';

export interface Resident {
  readonly userId: string;
  readonly fullName: string;
  readonly mobileNumber: string;
  readonly line1: string;
  readonly locality: string;
  readonly pincode: string;
}

export interface Professional {
  readonly staffId: string;
  readonly userId: string;
  readonly fullName: string;
  readonly mobileNumber: string;
  readonly categories: readonly string[];
  /** Early people work 7:00 to 16:00, late ones 11:00 to 20:00, the others 9:00 to 19:00. */
  readonly shift: { readonly from: number; readonly to: number };
  readonly weekdays: readonly number[];
}

export interface Shop extends DemoPartner {
  readonly organisationId: string;
  readonly owner: { readonly userId: string; readonly fullName: string; readonly mobileNumber: string };
  /** Answers calls and gives out work; may see and change bookings. */
  readonly desk: {
    readonly userId: string;
    readonly staffId: string;
    readonly fullName: string;
    readonly mobileNumber: string;
  };
  readonly documents: PartnerDocuments;
  readonly people: readonly Professional[];
}

export interface DemoCity {
  readonly residents: readonly Resident[];
  readonly shops: readonly Shop[];
  readonly jobSeekers: readonly JobSeeker[];
  /** Those who come in the course of the story. */
  readonly moreSeekers: readonly JobSeeker[];
}

interface ScaleFigures {
  readonly residents: number;
  readonly shops: number;
  /** Besides the twelve of the list; left out: none. */
  readonly seekers?: number;
}

const figures: Readonly<Record<CityScale, ScaleFigures>> = {
  small: { residents: 3, shops: 3 },
  city: { residents: 120, shops: demoPartners.length, seekers: 288 },
  months: { residents: 1_200, shops: demoPartners.length * 3, seekers: 288 },
  million: { residents: 40_000, shops: 2_000 },
  large: { residents: 2_000, shops: 10_000 },
};
const shifts = [
  { from: 7 * 60, to: 16 * 60 },
  { from: 9 * 60, to: 19 * 60 },
  { from: 8 * 60, to: 20 * 60 },
] as const;

function makeResidents(random: Random, count: number): Resident[] {
  return Array.from({ length: count }, (_, index) => {
    const named = demoBuyers[index];
    if (named) return { userId: newId(), ...named };
    const home = random.pick(neighbourhoods);
    return {
      userId: newId(),
      fullName: personNameFrom(random),
      mobileNumber: demoMobile(1_000 + index),
      line1: `${random.between(1, 240)}, ${random.between(1, 12)}th Cross`,
      ...home,
    };
  });
}

/** Every professional has the shop's first trade, and most have another of its trades. */
function skillsOf(random: Random, categories: readonly string[], index: number): string[] {
  const main = categories[index % categories.length] ?? '';
  return categories.filter((category) => category === main || random.chance(0.6));
}

function makePerson(random: Random, shop: DemoPartner, shopIndex: number, index: number): Professional {
  const named = shopIndex === 0 && index === 0;
  return {
    staffId: newId(),
    userId: newId(),
    fullName: named ? 'Ramesh Gowda' : personNameFrom(random),
    mobileNumber: demoMobile(200_000 + shopIndex * 20 + index),
    categories: named ? shop.categories : skillsOf(random, shop.categories, index),
    shift: named ? { from: 7 * 60, to: 21 * 60 } : random.pick(shifts),
    weekdays: named
      ? [1, 2, 3, 4, 5, 6, 7]
      : [1, 2, 3, 4, 5, 6, 7].filter((weekday) => weekday !== 1 + ((shopIndex + index) % 7)),
  };
}

function makeShop(random: Random, index: number): Shop {
  const model = demoPartners[index % demoPartners.length];
  if (!model) throw new RangeError('The list of partners is empty.');
  const copy = Math.floor(index / demoPartners.length);
  const shop =
    copy === 0
      ? model
      : {
          ...model,
          companyName: `${model.companyName} ${copy + 1}`,
          pricePercent: model.pricePercent + random.between(-8, 8),
        };
  const owner = {
    userId: newId(),
    fullName: index === 0 ? 'Lakshmi Narayan' : personNameFrom(random),
    mobileNumber: demoMobile(100 + (copy === 0 ? index : 600_000 + index)),
  };
  return {
    ...shop,
    organisationId: newId(),
    owner,
    desk: {
      userId: newId(),
      staffId: newId(),
      fullName: personNameFrom(random),
      mobileNumber: demoMobile(copy === 0 ? 300 + index : 800_000 + index),
    },
    documents: makePartnerDocuments({ ...shop, ownerName: owner.fullName }, index),
    people: Array.from({ length: copy === 0 ? shop.professionals : 1 }, (_, person) =>
      makePerson(random, shop, index, person),
    ),
  };
}

export const makeDemoCity = (scale: CityScale): DemoCity => makeCityOf(figures[scale]);

export function makeCityOf({ residents, shops, seekers = 0 }: ScaleFigures): DemoCity {
  const random = seededRandom(560_038);
  return {
    residents: makeResidents(random, residents),
    shops: Array.from({ length: shops }, (_, index) => makeShop(random, index)),
    jobSeekers: makeJobSeekers(),
    moreSeekers: makeMoreSeekers(seekers),
  };
}
