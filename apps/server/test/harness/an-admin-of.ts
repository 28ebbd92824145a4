import type { Database } from '../../src/platform/db/database.ts';
import type { Viewer } from '../../src/platform/viewer.ts';
import { aUser } from '../fixtures/a-partner.ts';
import { aViewer } from './mounted.ts';

/** An Admin for tests that mount a few domains without the back office's sign-in. */
export const anAdminOf = async (db: Database, fullName = 'Nisha Verma'): Promise<Viewer> =>
  aViewer({ role: 'Admin', userId: await aUser(db, fullName) });
