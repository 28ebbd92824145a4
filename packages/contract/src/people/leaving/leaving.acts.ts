import { actsOf } from '../../kernel/act.ts';
import { leavingLifecycle } from './leaving.lifecycle.ts';

export const leavingActs = [
  ...actsOf('leaving', leavingLifecycle),
  'leaving.hand_over',
  'leaving_setting.set',
  'employment_letter.issue',
  'employment_letter.send',
  'employment_letter.turn_off',
] as const;
