export interface DormancyRules {
  /** So long nobody signed in and no session called. */
  readonly afterDays: number;
}

export const dormancyDefaults: DormancyRules = { afterDays: 90 };

const dayMs = 86_400_000;

/** Who was last here before this instant is due. */
export const unusedSince = ({ afterDays }: DormancyRules, now: Date): Date =>
  new Date(now.getTime() - afterDays * dayMs);
