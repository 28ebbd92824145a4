/** What is missed, and when a job is drafted for it. */
import { demandDays } from '@nukkad/contract/hiring/demand/demand.model';
import { dayMs } from '@nukkad/contract/kernel/time';

/** Fewer are chance. */
export const leastMissed = 3;
/** At so many drafts for one business the round stops; the others come on the next days. */
export const draftsARound = 3;
/** The same is not drafted again so soon, whatever became of the draft. */
const restDays = 60;
/** Of those who wait where no one serves, the nearest partners hear; not those who live further off. */
export const nearMetres = 20_000;
export const mostNear = 3;

export const countedSince = (now: Date): Date => new Date(now.getTime() - demandDays * dayMs);
export const restsSince = (now: Date): Date => new Date(now.getTime() - restDays * dayMs);

/** Who does the work of a category of the catalogue; of others no trade does all of it. */
const trades: Readonly<Record<string, string>> = {
  ac: 'ac-technician',
  appliance: 'appliance-technician',
  care: 'elder-care-attendant',
  carpenter: 'carpenter',
  cleaning: 'cleaner',
  electrician: 'electrician',
  garden: 'gardener',
  maid: 'domestic-help',
  movers: 'packer',
  'office-clean': 'cleaner',
  'office-staff': 'office-assistant',
  painting: 'painter',
  pest: 'pest-control-technician',
  plumber: 'plumber',
  'salon-men': 'hairdresser',
  'salon-women': 'beautician',
  security: 'cctv-technician',
  wellness: 'massage-therapist',
};

export interface Missed {
  readonly organisationId: string;
  readonly tradeId: string;
  readonly pincode: string;
  readonly refused: number;
  readonly forwarded: number;
  readonly waiting: number;
}

/** Bookings of a category that a business missed at a place. */
interface MissedBookings extends Pick<Missed, 'organisationId' | 'pincode' | 'refused' | 'forwarded'> {
  readonly categoryId: string;
}

/** People who wait for a category at a place, and the businesses near it. */
export interface NearPartners {
  readonly categoryId: string;
  readonly pincode: string;
  readonly people: number;
  readonly organisationIds: readonly string[];
}

export const missedBy = ({ refused, forwarded, waiting }: Missed): number => refused + forwarded + waiting;

/** One name for what one business misses at one place. */
export const keyOf = ({
  organisationId,
  tradeId,
  pincode,
}: Pick<Missed, 'organisationId' | 'tradeId' | 'pincode'>): string =>
  `${organisationId} ${tradeId} ${pincode}`;

/** About a third of what is missed in two weeks is the work of one person. */
export const openingsFor = (missed: Missed): number =>
  Math.min(5, Math.max(1, Math.round(missedBy(missed) / 10)));

/** Bookings that were missed and people who wait, added up for each business, trade and place; the most first. */
export function missedOf(
  bookings: readonly MissedBookings[],
  waited: readonly NearPartners[],
): readonly Missed[] {
  const sums = new Map<string, Missed>();
  const add = ({ categoryId, ...more }: Omit<Missed, 'tradeId'> & { readonly categoryId: string }) => {
    const tradeId = trades[categoryId];
    if (tradeId === undefined) return;
    const key = keyOf({ ...more, tradeId });
    const known = sums.get(key) ?? { ...more, tradeId, refused: 0, forwarded: 0, waiting: 0 };
    sums.set(key, {
      ...known,
      refused: known.refused + more.refused,
      forwarded: known.forwarded + more.forwarded,
      waiting: known.waiting + more.waiting,
    });
  };
  for (const one of bookings) add({ ...one, waiting: 0 });
  for (const { categoryId, pincode, people, organisationIds } of waited)
    for (const organisationId of organisationIds)
      add({ organisationId, categoryId, pincode, refused: 0, forwarded: 0, waiting: people });
  return [...sums.values()].toSorted(
    (one, other) => missedBy(other) - missedBy(one) || keyOf(one).localeCompare(keyOf(other)),
  );
}
