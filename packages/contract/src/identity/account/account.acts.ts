import { actsOf } from '../../kernel/act.ts';
import { accountLifecycle } from './account.lifecycle.ts';

export const accountActs = [
  ...actsOf('account', accountLifecycle),
  'account.end_sessions',
  'account.reveal_number',
  'account.switch_role',
  'account.change_password',
  'account.recover_password',
  'account.add_passkey',
  'account.remove_passkey',
  'account.add_email',
  'account.add_mobile',
] as const;
