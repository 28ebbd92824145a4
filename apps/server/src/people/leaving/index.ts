import { leavingErrors } from '@nukkad/contract/people/leaving/leaving.errors';
import type { Domain } from '../../platform/domain.ts';
import { extensionPoint } from '../../platform/extension.ts';
import type { Platform } from '../../platform/platform.ts';
import { endAccess } from './end-access.ts';
import type { LeavingDependencies, LeavingInterfaces } from './leaving.dependencies.ts';
import type { AssetsOf, LeavingInterface } from './leaving.interface.ts';
import { leavingNotices } from './leaving.notices.ts';
import { leavingPersonal } from './leaving.personal.store.ts';
import { leavingRoutes } from './leaving.routes.ts';
import { hasAgreedDay } from './leaving.store.ts';
import { settlementExtras } from './settle-leaving.ts';

export type { AssetsOf, LeavingInterface } from './leaving.interface.ts';

/** Who leaves a business: notice, to whom the work goes, and the end of the access after the last day. */
export function createLeavingDomain(platform: Platform, parts: LeavingInterfaces): Domain & LeavingInterface {
  const assets = extensionPoint<AssetsOf>('leaving.assets');
  const deps: LeavingDependencies = { platform, ...parts, assets };
  return {
    name: 'leaving',
    routes: leavingRoutes(deps),
    notices: leavingNotices(deps),
    personal: leavingPersonal,
    constraints: { leaving_once: leavingErrors.leaving_there },
    cron: [{ name: 'leaving.end_access', match: '*/10 * * * *', run: () => endAccess(deps) }],
    assets,
    extensions: [
      parts.employee.leavings.answeredBy(hasAgreedDay),
      parts.payroll.extras.answeredBy(settlementExtras(deps)),
    ],
  };
}
