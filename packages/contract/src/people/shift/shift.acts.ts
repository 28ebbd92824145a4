import { actsOf } from '../../kernel/act.ts';
import { shiftRequestLifecycle } from './shift-request.lifecycle.ts';

export const shiftActs = [
  ...actsOf('shift_request', shiftRequestLifecycle),
  'shift_type.add',
  'shift_type.edit',
  'shift_type.remove',
  'roster.set_rules',
  'roster.plan',
  'roster.move',
  'roster.remove',
  'roster.keep',
  'roster.copy',
  'roster.publish',
] as const;
