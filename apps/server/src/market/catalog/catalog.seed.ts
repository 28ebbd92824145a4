/** What the seeds write here: the demo city is made by the domains' own statements. */
export { applyEdits } from './edit/apply-edits.ts';
export { refreshAllServiceAreas } from './refresh-service-area.ts';
