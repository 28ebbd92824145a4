import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { keysIn } from '@nukkad/contract/kernel/record';
import type { partnerProfileStatuses } from '@nukkad/contract/identity/account/account.model';
import type { TrustKey, TrustScore } from '@nukkad/contract/identity/profile/profile.model';

import { answerPoints, answersShare } from '@nukkad/contract/identity/profile/trust.answers';

/** What was counted; nothing here is an opinion of ours. */
export interface TrustFacts {
  readonly hasNumber: boolean;
  readonly hasPicture: boolean;
  readonly hasName: boolean;
  readonly months: number;
  /** Bookings that were carried out. */
  readonly kept: number;
  /** Bookings that were cancelled late or not kept. */
  readonly broken: number;
  readonly openDisputes: number;
  readonly partnerStatus: (typeof partnerProfileStatuses)[number] | null;
  readonly hasGst: boolean;
  readonly ratingSum: number;
  readonly ratingCount: number;
  readonly offersTaken: number;
  readonly offersMissed: number;
}

type Kind = TrustScore['kind'];
type Part = TrustScore['parts'][number];

/** So many are enough for all points. */
const enough = { bookings: 5, jobs: 20, ratings: 5, months: 12 } as const;

const share = (good: number, total: number) => (total === 0 ? 0 : good / total);
const grown = (count: number, full: number) => Math.min(1, count / full);

/** Each answers a share from 0 to 1, and what it was counted from. */
const measures: Readonly<
  Record<TrustKey, (facts: TrustFacts, kind: Kind) => { share: number; good: number; total: number }>
> = {
  // A person who signed up by e-mail has no number yet; a number on an account was proved by a code.
  number: ({ hasNumber }) => ({ share: Number(hasNumber), good: Number(hasNumber), total: 1 }),
  picture: (facts) => {
    const good = Number(facts.hasName) + Number(facts.hasPicture);
    return { share: good / 2, good, total: 2 };
  },
  time: ({ months }) => ({
    share: grown(months, enough.months),
    good: Math.min(months, enough.months),
    total: enough.months,
  }),
  kept: ({ kept, broken }, kind) => {
    const full = kind === 'professional' ? enough.jobs : enough.bookings;
    return { share: share(kept, kept + broken) * grown(kept, full), good: kept, total: kept + broken };
  },
  peace: ({ openDisputes }) => ({ share: openDisputes === 0 ? 1 : 0, good: openDisputes, total: 0 }),
  business: ({ partnerStatus }) => {
    const good = partnerStatus === 'Active' ? 1 : partnerStatus === 'Approved' ? 0.6 : 0;
    return { share: good, good: good > 0 ? 1 : 0, total: 1 };
  },
  gst: ({ hasGst }) => ({ share: Number(hasGst), good: Number(hasGst), total: 1 }),
  rating: ({ ratingSum, ratingCount }) => ({
    share: share(ratingSum, ratingCount * 5) * grown(ratingCount, enough.ratings),
    good: Math.round(share(ratingSum, ratingCount) * 10),
    total: ratingCount,
  }),
  answers: ({ offersTaken, offersMissed }) => ({
    share: answersShare({ offersTaken, offersMissed }),
    good: offersTaken,
    total: offersTaken + offersMissed,
  }),
};

interface Weight {
  readonly of: number;
  readonly link: string | null;
}

/** Each sums to 100. */
const weights: Readonly<Record<Kind, Readonly<Partial<Record<TrustKey, Weight>>>>> = {
  person: {
    number: { of: 20, link: screenAddress.ownSecurity },
    picture: { of: 10, link: screenAddress.ownProfile },
    kept: { of: 40, link: screenAddress.customerBookings },
    peace: { of: 15, link: screenAddress.support },
    time: { of: 15, link: null },
  },
  partner: {
    business: { of: 25, link: screenAddress.partnerProfile },
    gst: { of: 10, link: screenAddress.partnerProfile },
    rating: { of: 30, link: screenAddress.partnerBookings },
    answers: { of: answerPoints, link: screenAddress.partnerBookings },
    time: { of: 15, link: null },
  },
  professional: {
    number: { of: 15, link: screenAddress.ownSecurity },
    picture: { of: 10, link: screenAddress.ownProfile },
    rating: { of: 35, link: screenAddress.professionalHome },
    kept: { of: 25, link: screenAddress.professionalHome },
    time: { of: 15, link: null },
  },
};

export function trustParts(kind: Kind, facts: TrustFacts): { score: number; parts: Part[] } {
  const own = weights[kind];
  const parts = keysIn(own).flatMap((key): Part[] => {
    const weight = own[key];
    if (!weight) return [];
    const { of, link } = weight;
    const { share: earned, good, total } = measures[key](facts, kind);
    return [{ key, points: Math.round(of * earned), of, good: Math.round(good), total, link }];
  });
  return { score: parts.reduce((sum, part) => sum + part.points, 0), parts };
}

/** Whole months between two instants, 30 days each. */
export function monthsBetween(from: Date, to: Date): number {
  return Math.max(0, Math.floor((to.getTime() - from.getTime()) / (30 * 86_400_000)));
}
