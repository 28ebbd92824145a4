import type { AuditEntry } from '@nukkad/contract/office/backoffice/audit.api';
import type { AuditRow } from './audit.store.ts';

/** `names`: of people, by id. */
export const presentEntry = (row: AuditRow, names: ReadonlyMap<string, string>): AuditEntry => ({
  auditId: row.auditId,
  at: row.at.toISOString(),
  actorKind: row.actorKind,
  actorId: row.actorId,
  actorName: (row.actorId && names.get(row.actorId)) || null,
  action: row.action,
  subjectKind: row.subjectKind,
  subjectId: row.subjectId,
  subjectName: names.get(row.subjectId) ?? null,
  detail: JSON.stringify(row.detail),
  link: row.link,
});
