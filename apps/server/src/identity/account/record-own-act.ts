import { audit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db/database.ts';

type OwnAct =
  | 'change_password'
  | 'recover_password'
  | 'add_passkey'
  | 'remove_passkey'
  | 'add_email'
  | 'add_mobile';

/** Records in the audit log that a person changed a sign-in method of their account, never the value. */
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
