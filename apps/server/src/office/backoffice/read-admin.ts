import { kernelErrors } from '@nukkad/contract/kernel/errors';
import type { Database } from '../../platform/db/database.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { getSessionEnd } from './admin-session.store.ts';
import { findAdmin } from './admin.store.ts';

export async function readAdmin(db: Database, viewer: Viewer) {
  const [admin, endsAt] = await Promise.all([
    findAdmin(db, viewer.userId),
    getSessionEnd(db, viewer.sessionId),
  ]);
  return admin ? { admin, endsAt } : refuse(kernelErrors.signed_out);
}
