/** Where a partner's payouts lie, inside its Money. */
export const payoutsPath = '/consultant-service/money/payouts';
export const payoutPath = (payoutId: string) => `${payoutsPath}/${payoutId}`;
export const bankPath = '/update-partner';
export const askPath = '/contact-us?topic=partner';
