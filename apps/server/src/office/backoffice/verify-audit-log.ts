import { actorOf, audit } from '../../platform/audit.ts';
import { type AuditVerdict, verifyAudit } from '../../platform/audit/verify.ts';
import { type Platform, system } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/viewer.ts';

/** Who asked, and what came of it, is itself an act. */
export async function verifyAuditLog(platform: Platform, viewer: Viewer, now: Date): Promise<AuditVerdict> {
  const verdict = await verifyAudit(platform.db);
  const { links, headLink, faults } = verdict;
  await platform.write(system, (tx) =>
    audit(tx, now, {
      ...actorOf(viewer),
      action: 'audit.verify',
      subjectKind: 'audit_log',
      subjectId: String(headLink),
      detail: { links, faults: faults.length },
    }),
  );
  return verdict;
}
