import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { reportNeeds } from '@nukkad/contract/people/report/report.api';
import { refuse } from '../../platform/refusal.ts';
import { type Viewer, hasPermission } from '../../platform/viewer.ts';

/** A report of what is closed to the viewer is closed as well: 403. */
export function checkReport(viewer: Viewer, report: keyof typeof reportNeeds): void {
  if (!hasPermission(viewer, reportNeeds[report])) refuse(kernelErrors.forbidden);
}
