const dayMs = 86_400_000;

/** Requests of one contact that wait at the same time. */
export const mostWaiting = 20;

/** After the message the entry is only needed for its link; a request that old is no longer wanted. */
export const keptDays = { told: 30, waiting: 365 } as const;

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs);

/** The first letter and the domain: enough to compare with what a caller says. Empty: there is no address. */
export const maskedEmail = (email: string): string => email.replace(/^(.)[^@]*@/, '$1•••@');
