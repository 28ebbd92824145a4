import type { AuditEntry } from '@nukkad/contract/office/backoffice/audit.api';
import type { AuditRow } from './audit.store.ts';

export const presentEntry = (row: AuditRow): AuditEntry => ({
  auditId: row.auditId,
  at: row.at.toISOString(),
  actorKind: row.actorKind,
  actorId: row.actorId,
  actorName: row.actorName,
  action: row.action,
  subjectKind: row.subjectKind,
  subjectId: row.subjectId,
  detail: JSON.stringify(row.detail),
  link: row.link,
});
