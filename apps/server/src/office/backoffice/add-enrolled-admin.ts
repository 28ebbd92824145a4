import type { Tx } from '../../platform/db/database.ts';
import { hashPassword } from '../../platform/password.ts';
import { encryptSecret } from './admin-keys.ts';
import { addAdmin, saveAuthenticator, savePassword } from './admin.store.ts';

export interface EnrolledAdmin {
  readonly userId: string;
  readonly email: string;
  readonly password: string;
  /** Base32, of the authenticator. */
  readonly secret: string;
}

/** An Admin who has been through it all already: for the demo city, whose credentials are printed. The person is there and holds the role. */
export async function addEnrolledAdmin(
  tx: Tx,
  appSecret: string,
  admin: EnrolledAdmin,
  now: Date,
): Promise<void> {
  const { userId } = admin;
  await addAdmin(tx, userId, admin.email, now);
  await savePassword(tx, userId, await hashPassword(admin.password), now);
  await saveAuthenticator(tx, userId, { secret: encryptSecret(appSecret, admin.secret), step: null }, now);
}
