import { actsOf } from '../../kernel/act.ts';
import { taskLifecycle, taskRepeatLifecycle } from './task.lifecycle.ts';

export const taskActs = [
  ...actsOf('task', taskLifecycle),
  ...actsOf('task_repeat', taskRepeatLifecycle),
  'task.edit',
  'task.remove_comment',
] as const;
