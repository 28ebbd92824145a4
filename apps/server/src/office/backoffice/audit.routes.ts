import * as api from '@nukkad/contract/office/backoffice/audit.api';
import * as exports from '@nukkad/contract/office/backoffice/export.api';
import type { AccountInterface } from '../../identity/account/index.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordExport } from './record-export.ts';
import { readAudit } from './read-audit.ts';
import { verifyAuditLog } from './verify-audit-log.ts';

export const auditRoutes = (
  platform: Platform,
  account: Pick<AccountInterface, 'namesOf'>,
): readonly Route[] => [
  route(api.listAudit, (call) => readAudit(platform.db, account, call.input.query)),
  route(exports.recordExport, (call) => recordExport(platform, call)),
  route(exports.recordWorkExport, (call) => recordExport(platform, call)),
  route(api.verifyAuditLog, async (call) => {
    const { viewer, now } = call;
    const verdict = await verifyAuditLog(platform, viewer, now);
    return { ...verdict, faults: verdict.faults.map((fault) => ({ ...fault })) };
  }),
];
