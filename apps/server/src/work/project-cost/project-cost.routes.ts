import * as api from '@nukkad/contract/work/project-cost/project-cost.api';
import { type Route, route } from '../../platform/http/route.ts';
import type { ProjectCostDependencies } from './project-cost.interface.ts';
import { getMargin, listCosts } from './read-costs.ts';
import { addCost, removeCost } from './write-cost.ts';

export const projectCostRoutes = (deps: ProjectCostDependencies): readonly Route[] => [
  route(api.listProjectCosts, (call) => listCosts(deps, call, call.input.query)),
  route(api.addProjectCost, (call) => addCost(deps, call, call.input.body)),
  route(api.removeProjectCost, (call) => removeCost(deps, call, call.input.query.costId)),
  route(api.getProjectMargin, (call) => getMargin(deps, call, call.input.query)),
];
