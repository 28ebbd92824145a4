import { defineErrors } from '../../kernel/errors.ts';

export const projectCostErrors = defineErrors({
  project_cost_not_found: [404, 'This entry isn’t available.'],
  project_cost_future: [400, 'The day can’t be in the future.'],
  project_cost_limit: [409, 'A project can have up to 1,000 cost entries.'],
  project_cost_step_unknown: [400, 'Choose a step of this project.'],
  project_cost_staff_unknown: [400, 'Choose an active team member.'],
  project_cost_file_unknown: [400, 'Choose a file of this project.'],
});

export const projectCostActs = ['project_cost.add', 'project_cost.remove'] as const;
