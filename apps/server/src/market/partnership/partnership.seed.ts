/** What the seeds write here: the demo city is made by the domains' own statements. */
export { encryptAccountNumber, encryptPan } from './partnership-keys.ts';
