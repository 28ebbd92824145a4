export interface RestRules {
  /** So long nobody signed in and no session called. */
  readonly afterDays: number;
}

export const restDefaults: RestRules = { afterDays: 90 };

const dayMs = 86_400_000;

/** Who was last here before this instant is due. */
export const unusedSince = ({ afterDays }: RestRules, now: Date): Date =>
  new Date(now.getTime() - afterDays * dayMs);
