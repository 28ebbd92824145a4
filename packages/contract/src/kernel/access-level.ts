/**
 * The access level of a person: `good`: no limits; `unpaid` (the subscription has expired): may look and upgrade;
 * `incomplete`: may fill in the profile; `shutOut`: may read the reason, and leave.
 */
export type AccessLevel = 'good' | 'unpaid' | 'incomplete' | 'shutOut';

/** For `openWhile` of an endpoint that is open at every access level: own profile, sign-out, another role. */
export const anyAccessLevel = ['unpaid', 'incomplete', 'shutOut'] as const satisfies readonly AccessLevel[];

/** For `openWhile` of an endpoint of the profile area: what a partner fills in before the review. */
export const whileIncomplete = ['incomplete', 'unpaid'] as const satisfies readonly AccessLevel[];
