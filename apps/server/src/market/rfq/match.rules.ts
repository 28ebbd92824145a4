import type { RfqRules } from './rfq.rules.ts';

const hourMs = 3_600_000;

/** A partner that could be told of a request. */
export interface Candidate {
  readonly organisationId: string;
  readonly distanceMetres: number;
  /** 1 to 5; null before the first review. */
  readonly rating: number | null;
  readonly ratingCount: number;
  /** Leads that it has not answered or is at work on. */
  readonly openLeads: number;
  /** When it was last told of any request; null: never. */
  readonly lastToldAt: Date | null;
}

/** A partner without reviews counts as one with a few that are usual, so that it is found as well. */
const usual = { stars: 4, count: 5 } as const;
/** How many stars a kilometre weighs. */
const starsPerKm = 0.05;
const metresPerKm = 1_000;

const stars = ({ rating, ratingCount }: Candidate) =>
  ((rating ?? 0) * ratingCount + usual.stars * usual.count) / (ratingCount + usual.count);

/** Higher is better: well rated and near. */
export const worth = (candidate: Candidate): number =>
  stars(candidate) - (candidate.distanceMetres / metresPerKm) * starsPerKm;

const wasToldLately = ({ lastToldAt }: Candidate, now: Date, { fairHours }: RfqRules): boolean =>
  lastToldAt !== null && now.getTime() - lastToldAt.getTime() < fairHours * hourMs;

/**
 * Whom to tell, the best first: those with room for more; of them those who were not told lately before the others, so that
 * one does not hear of everything and another of nothing; then by worth.
 */
export function partnersToTell(
  candidates: readonly Candidate[],
  now: Date,
  rules: RfqRules,
): readonly Candidate[] {
  const lately = (candidate: Candidate) => Number(wasToldLately(candidate, now, rules));
  return candidates
    .filter(({ openLeads }) => openLeads < rules.mostOpenLeads)
    .toSorted(
      (one, other) =>
        lately(one) - lately(other) ||
        worth(other) - worth(one) ||
        one.organisationId.localeCompare(other.organisationId),
    )
    .slice(0, rules.partnersTold);
}
