/** What the seeds write here: the demo city is made by the domains' own statements. */
export { panFingerprint } from './account/partner-keys.ts';
export { addOrganisation, addStaff } from './partner.store.ts';
