import type { Tx } from '../db/database.ts';
import type { Viewer } from '../viewer.ts';
import { type AuditEntry, actorOf, recordAudit } from './record.ts';

/** What somebody who is signed in did, for the organisation that they act for. */
export function auditBy(
  tx: Tx,
  viewer: Viewer,
  { at, detail = {}, ...entry }: Omit<AuditEntry, 'actor' | 'auditId'> & { readonly at: Date },
): Promise<void> {
  const { organisationId } = viewer;
  const actsFor = organisationId ? { organisationId } : {};
  return recordAudit(tx, { ...entry, actor: actorOf(viewer), detail: { ...detail, ...actsFor } }, at);
}
