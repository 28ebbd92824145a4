/** What the seeds write here: the demo city is made by the domains' own statements. */
export { addSpokenLanguages } from './profile.store.ts';
