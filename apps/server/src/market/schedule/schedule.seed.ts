/** What the seeds write here: the demo city is made by the domains' own statements. */
export { addLeaves, addOpeningHours, addShifts, addSkills } from './working-time.store.ts';
