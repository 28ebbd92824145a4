/** Time, material and travel booked to a project, and its margin; its client sees none of it. */
import { removed } from '../../kernel/schema.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { projectErrors } from '../project/project.noun.ts';
import { projectId } from '../project/project.model.ts';
import { projectCostErrors as e } from './project-cost.noun.ts';
import { costBody, projectCost, projectCostId, projectMargin } from './project-cost.model.ts';

const tag = 'Projects';
const reading = {
  who: 'roles',
  roles: ['Service Partner', 'subUser'],
  permission: 'payments.view',
  scope: 'projects of the own organisation',
} as const;
const writing = { ...reading, permission: 'customers.update' } as const;

export const listProjectCosts = endpoint('GET /projects/cost', {
  summary: 'What was spent on a project, the latest day first',
  tag,
  authz: reading,
  query: z.object({ ...pageQuery, projectId }),
  response: pageOf(projectCost),
  errors: [projectErrors.project_not_found],
});

export const newCostBody = z.object({ projectId, cost: costBody });

export const addProjectCost = endpoint('POST /projects/cost', {
  summary: 'Book time, material, travel or another cost to a project, perhaps to one of its steps',
  tag,
  authz: writing,
  unconfirmed: 'only-adds',
  status: 201,
  idempotency: 'required',
  body: newCostBody,
  response: projectCost,
  errors: [
    projectErrors.project_not_found,
    e.project_cost_future,
    e.project_cost_limit,
    e.project_cost_step_unknown,
    e.project_cost_staff_unknown,
    e.project_cost_file_unknown,
  ],
  touches: ['project-file'],
});

export const removeProjectCost = endpoint('DELETE /projects/cost', {
  summary: 'Take a cost away that was booked wrongly; it stays in the audit log',
  tag,
  authz: writing,
  unconfirmed: 'removes-named',
  query: z.object({ costId: projectCostId }),
  response: removed,
  errors: [e.project_cost_not_found],
});

export const getProjectMargin = endpoint('GET /projects/margin', {
  summary: 'What a project earned, less labour, material and travel',
  tag,
  authz: reading,
  query: z.object({ projectId }),
  response: projectMargin,
  errors: [projectErrors.project_not_found],
});
