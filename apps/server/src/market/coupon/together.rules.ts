import { type Paise, percentOf } from '@nukkad/contract/kernel/money';
import { type CouponTerms, discountOf } from './coupon.rules.ts';

/** Dated configuration `coupon.stacking`. */
export interface StackingRules {
  /** One offer of the platform and one of a partner may be used for one booking, where both say so. */
  readonly together: boolean;
  /** The partner's is taken off first, and the platform's off what is left; else the other way round. */
  readonly partnerFirst: boolean;
  /** Of the services: two together never take off more. */
  readonly mostPercent: number;
}

export const defaultStacking: StackingRules = { together: true, partnerFirst: true, mostPercent: 60 };

/** An offer that counts for a cart by itself. */
export interface Candidate
  extends Pick<
    CouponTerms,
    'percent' | 'amountPaise' | 'mostPaise' | 'partnerPercent' | 'stacks' | 'organisationId'
  > {
  readonly couponId: string;
  readonly createdAt: Date;
  /** What the services that it is for cost. */
  readonly eligiblePaise: Paise;
}

/** A part of a booking's discount, and how much of it the partner bears. */
export interface Share {
  readonly couponId: string;
  readonly discountPaise: Paise;
  readonly partnerPaise: Paise;
}

/** The part of a partner is rounded down to a paisa; the platform bears the rest. */
const shareOf = ({ couponId, partnerPercent }: Candidate, discountPaise: Paise): Share => ({
  couponId,
  discountPaise,
  partnerPaise: Math.floor((discountPaise * partnerPercent) / 100),
});

/** A bound in whole rupees, as every percentage of an offer. */
const boundOf = (servicesPaise: Paise, percent: number): Paise =>
  Math.floor(percentOf(servicesPaise, percent) / 100) * 100;

const isOfPartner = ({ organisationId }: Pick<Candidate, 'organisationId'>) => organisationId !== null;

/** One of the platform and one of a partner, where both say so. */
export const mayStack = (
  one: Pick<Candidate, 'organisationId' | 'stacks'>,
  other: Pick<Candidate, 'organisationId' | 'stacks'>,
  { together }: StackingRules,
): boolean => together && one.stacks && other.stacks && isOfPartner(one) !== isOfPartner(other);

const alone = (one: Candidate, servicesPaise: Paise): Share[] => [
  shareOf(one, Math.min(discountOf(one, one.eligiblePaise), servicesPaise)),
];

/** Two together: the second counts on what the first leaves, and both stay within the bound. */
function paired(one: Candidate, other: Candidate, servicesPaise: Paise, rules: StackingRules): Share[] {
  const first = isOfPartner(one) === rules.partnerFirst ? one : other;
  const second = first === one ? other : one;
  const bound = boundOf(servicesPaise, rules.mostPercent);
  const before = Math.min(discountOf(first, first.eligiblePaise), bound);
  const left = Math.min(second.eligiblePaise, servicesPaise - before);
  const after = Math.min(discountOf(second, left), bound - before);
  return [shareOf(first, before), shareOf(second, after)];
}

export const sumOfShares = (shares: readonly Share[]): Paise =>
  shares.reduce((sum, { discountPaise }) => sum + discountPaise, 0);

const total = sumOfShares;

/**
 * What takes most off: one offer, or two that may be used together. Of two that take the same, the one of fewer, older offers;
 * the order in which they are given says nothing.
 */
export function bestTogether(
  given: readonly Candidate[],
  servicesPaise: Paise,
  rules: StackingRules,
): Share[] {
  const candidates = given.toSorted(
    (one, other) =>
      one.createdAt.getTime() - other.createdAt.getTime() || (one.couponId < other.couponId ? -1 : 1),
  );
  const choices = candidates.map((one) => alone(one, servicesPaise));
  const pairs = candidates.flatMap((one, at) =>
    candidates
      .slice(at + 1)
      .filter((other) => mayStack(one, other, rules))
      .map((other) => paired(one, other, servicesPaise, rules)),
  );
  const worth = [...choices, ...pairs].filter((shares) =>
    shares.every(({ discountPaise }) => discountPaise > 0),
  );
  return worth.reduce<Share[]>((best, shares) => (total(shares) > total(best) ? shares : best), []);
}
