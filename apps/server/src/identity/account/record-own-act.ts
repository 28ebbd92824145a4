import { audit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db/database.ts';

type OwnAct =
  | 'change_password'
  | 'recover_password'
  | 'add_passkey'
  | 'remove_passkey'
  | 'add_email'
  | 'add_mobile';

/** What people do to the doors of their own account stands in the audit log: that it was done, never with what. */
export const recordOwnAct = (
  tx: Tx,
  userId: string,
  act: OwnAct,
  now: Date,
  detail: Readonly<Record<string, unknown>> = {},
): Promise<void> =>
  audit(tx, now, {
    actorKind: 'Person',
    actorId: userId,
    action: `account.${act}`,
    subjectKind: 'user_account',
    subjectId: userId,
    detail,
  });
