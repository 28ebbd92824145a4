export interface DormancyRules {
  /** An account is due when it had no sign-in and no session call for this long. */
  readonly afterDays: number;
}

export const dormancyDefaults: DormancyRules = { afterDays: 90 };

const dayMs = 86_400_000;

/** Who was last here before this instant is due. */
export const unusedSince = ({ afterDays }: DormancyRules, now: Date): Date =>
  new Date(now.getTime() - afterDays * dayMs);
