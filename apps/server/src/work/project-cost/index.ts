import { projectCostErrors } from '@nukkad/contract/work/project-cost/project-cost.noun';
import { domain } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import type { ProjectCostDependencies } from './project-cost.interface.ts';
import { projectCostPersonal } from './project-cost.store.ts';
import { projectCostRoutes } from './project-cost.routes.ts';

/** Time, material and travel booked to projects, and what is left of their earnings. */
export function createProjectCostDomain(deps: ProjectCostDependencies): Domain {
  return {
    name: 'project-cost',
    routes: projectCostRoutes(deps),
    personal: projectCostPersonal,
    constraints: {
      project_cost_sub_task_id_project_id_fkey: projectCostErrors.project_cost_step_unknown,
      project_cost_file_id_project_id_fkey: projectCostErrors.project_cost_file_unknown,
    },
  };
}

export const projectCost = domain({
  needs: ['partner', 'project', 'projectFile'],
  create: createProjectCostDomain,
});
