import { actsOf } from '../../kernel/act.ts';
import { invitationLifecycle, staffLifecycle } from './staff.lifecycle.ts';

export const staffActs = [
  ...actsOf('staff', invitationLifecycle),
  ...actsOf('staff', staffLifecycle),
  'staff.update',
  'staff.set_access',
] as const;
