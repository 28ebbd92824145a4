import { actsOf } from '../../kernel/act.ts';
import { subTaskLifecycle } from './sub-task.lifecycle.ts';

export const subTaskActs = [
  ...actsOf('sub_task', subTaskLifecycle),
  'sub_task.edit',
  'sub_task.assign',
] as const;
