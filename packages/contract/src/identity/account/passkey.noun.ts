import { defineErrors } from '../../kernel/errors.ts';

export const passkeyErrors = defineErrors({
  passkey_refused: [400, 'This passkey didn’t work. Try again, or log in another way.'],
  passkey_expired: [400, 'That took too long. Try again.'],
  passkey_known: [409, 'This passkey is already on your account.'],
  passkey_too_many: [409, 'You have 20 passkeys. Remove one that you no longer use.'],
});
