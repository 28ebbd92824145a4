/**
 * How far somebody may go: `good` everywhere; `unpaid` (the subscription has expired) may look and upgrade;
 * `incomplete` may fill in the profile; `shutOut` may read why, and leave.
 */
export type AccessLevel = 'good' | 'unpaid' | 'incomplete' | 'shutOut';

/** For `openWhile` of an endpoint that nobody is kept from: who am I, the way out, another role of mine. */
export const anyAccessLevel = ['unpaid', 'incomplete', 'shutOut'] as const satisfies readonly AccessLevel[];

/** For `openWhile` of an endpoint of the profile area: what a partner fills in before the review. */
export const whileIncomplete = ['incomplete', 'unpaid'] as const satisfies readonly AccessLevel[];
