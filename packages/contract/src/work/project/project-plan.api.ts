/** The projects of a business by their days: the month as a calendar, and the line of days. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { wholeParam } from '../../kernel/schema.ts';
import { plannedProject, projectMonth } from './project-plan.model.ts';
import { projectTabs } from './project.model.ts';

const tag = 'Projects';
const authz = {
  who: 'roles',
  roles: ['Service Partner', 'subUser'],
  permission: 'customers.view',
  scope: 'projects of the own organisation',
} as const;

export const readProjectMonth = endpoint('GET /projects/calendar', {
  summary: 'What falls on the days of a month: first and last days of projects, and milestones that are due',
  tag,
  authz,
  query: z.object({
    month: wholeParam(1, 12, 'The month.'),
    year: wholeParam(2000, 2199, 'The year.'),
  }),
  response: projectMonth,
});

export const listPlannedProjects = endpoint('GET /projects/timeline', {
  summary: 'Projects with the days of their milestones, the one that begins first before the others',
  tag,
  authz,
  query: z.object({
    ...pageQuery,
    tab: z._default(z.enum(projectTabs, 'Choose one of the list.'), 'open'),
  }),
  response: pageOf(plannedProject),
});
