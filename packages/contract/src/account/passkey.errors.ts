import { defineErrors } from '../kernel/errors.ts';

export const passkeyErrors = defineErrors({
  passkey_refused: [400, 'This passkey did not work. Please try again, or come in another way.'],
  passkey_expired: [400, 'That took too long. Please try again.'],
  passkey_known: [409, 'This passkey is on your account already.'],
  passkey_too_many: [409, 'You have 20 passkeys. Remove one that you no longer use.'],
});
