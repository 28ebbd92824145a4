/** Dated rows of `setting` under `partner.rules`. */
export interface PartnerRules {
  /** Of a partner that has not said otherwise; minutes after midnight IST, 1 Monday to 7 Sunday. */
  readonly firstHours: {
    readonly weekdays: readonly number[];
    readonly opensMinute: number;
    readonly closesMinute: number;
  };
  /** How long an Admin may hold a review of a profile or a change; after that it returns to the queue. */
  readonly reviewHeldHours: number;
}

export const defaultPartnerRules: PartnerRules = {
  firstHours: { weekdays: [1, 2, 3, 4, 5, 6, 7], opensMinute: 9 * 60, closesMinute: 19 * 60 },
  reviewHeldHours: 8,
};
