import type { Platform } from '../../platform/platform.ts';
import { decryptSecret } from './admin-keys.ts';
import { findAdminByEmail } from './admin.store.ts';
import { codeAt } from './totp.ts';

/** What the authenticator of an Admin shows now: for a demo without a phone at hand. Null in production, and for who has none. */
export async function codeOfAdmin({ db, config, clock }: Platform, email: string): Promise<string | null> {
  if (config.production) return null;
  const admin = await findAdminByEmail(db, email.trim().toLowerCase());
  return admin?.totpSecret ? codeAt(decryptSecret(config.secret, admin.totpSecret), clock.now()) : null;
}
