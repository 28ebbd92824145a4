import { actsOf } from '../../kernel/act.ts';
import { milestoneLifecycle } from './milestone.lifecycle.ts';
import { projectLifecycle } from './project.lifecycle.ts';

export const projectActs = [
  'project.edit',
  'milestone.answer_dispute',
  'milestone.add_dispute_photos',
  ...actsOf('project', projectLifecycle),
  ...actsOf('milestone', milestoneLifecycle),
] as const;
