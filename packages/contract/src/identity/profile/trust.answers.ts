/** Offers that a partner took, and that it refused or let run out. */
export interface RequestAnswers {
  readonly offersTaken: number;
  readonly offersMissed: number;
}

/** Points of a partner's trust score for answering offers, and how many answers it takes for all of them. */
export const answerPoints = 20;
const enoughAnswers = 5;

/** From 0 to 1: how many were taken, of as many answers as count. */
export function answersShare({ offersTaken, offersMissed }: RequestAnswers): number {
  const total = offersTaken + offersMissed;
  return total === 0 ? 0 : (offersTaken / total) * Math.min(1, total / enoughAnswers);
}

/** Points that one more refusal takes off the trust score now; 0 where it is too early to matter. */
export function refusalCost(answers: RequestAnswers): number {
  const points = (of: RequestAnswers) => Math.round(answerPoints * answersShare(of));
  return Math.max(0, points(answers) - points({ ...answers, offersMissed: answers.offersMissed + 1 }));
}
