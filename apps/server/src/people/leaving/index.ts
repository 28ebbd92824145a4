import { leavingErrors } from '@nukkad/contract/people/leaving/leaving.noun';
import { domainOn } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import type { Platform } from '../../platform/platform.ts';
import { endAccess } from './end-access.ts';
import type { LeavingDependencies, LeavingInterface, LeavingInterfaces } from './leaving.interface.ts';
import { leavingNotices } from './leaving.notices.ts';
import { leavingPersonal, listConfirmedEnds, listWithAgreedDay } from './leaving.store.ts';
import { leavingRoutes } from './leaving.routes.ts';
import { letterRecords } from './letter/letter-records.ts';
import { letterNotices } from './letter/letter.notices.ts';
import { shareableLetter } from './letter/shareable-letter.ts';
import { settlementExtras } from './settle-leaving.ts';
import { leavingTemplates } from './template-records.ts';

export type { LeavingInterface } from './leaving.interface.ts';

/** Who leaves a business: notice, to whom the work goes, and the end of the access after the last day. */
export function createLeavingDomain(platform: Platform, parts: LeavingInterfaces): Domain & LeavingInterface {
  const deps: LeavingDependencies = { platform, ...parts };
  return {
    name: 'leaving',
    confirmedEnds: listConfirmedEnds,
    routes: leavingRoutes(deps),
    notices: [...leavingNotices(deps), ...letterNotices(deps)],
    personal: leavingPersonal,
    constraints: { leaving_once: leavingErrors.leaving_there },
    cron: [{ name: 'leaving.end_access', match: '*/10 * * * *', run: () => endAccess(deps) }],
    extensions: [
      parts.employee.leavings.answeredBy(listWithAgreedDay),
      parts.payroll.extras.answeredBy(settlementExtras(deps)),
      parts.share.subjects.answeredBy(shareableLetter(deps)),
      parts.drive.records.answeredBy(letterRecords(deps)),
      parts.template.records.answeredBy(leavingTemplates(deps)),
    ],
  };
}

export const leaving = domainOn({
  needs: [
    'account',
    'approval',
    'asset',
    'booking',
    'department',
    'drive',
    'employee',
    'envelope',
    'expense',
    'leave',
    'loan',
    'partner',
    'payroll',
    'share',
    'staff',
    'task',
    'template',
  ],
  create: createLeavingDomain,
});
