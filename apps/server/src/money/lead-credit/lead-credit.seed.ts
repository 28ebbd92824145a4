/** What the seeds write here: partners of the demo city have credits to pay for leads with. */
export { giveCredits } from './give-credits.ts';
