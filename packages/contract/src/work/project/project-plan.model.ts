import * as z from 'zod/mini';
import { milestoneStatuses } from './milestone.noun.ts';
import { milestoneId, projectId, projectStatus } from './project.model.ts';

/** Days of projects in one month; a business with more than these reads the list. */
export const mostInMonth = 500;

export const plannedKinds = ['begins', 'milestone', 'ends'] as const;
export type PlannedKind = (typeof plannedKinds)[number];

/** Something that falls on a day: a project begins or ends, or a milestone is due. */
export const plannedDay = z.object({
  day: z.string(),
  kind: z.enum(plannedKinds),
  projectId,
  projectTitle: z.string(),
  counterpart: z.string().check(z.describe('The party.')),
  milestoneId: z.nullable(milestoneId).check(z.describe('Null: it is about the project.')),
  milestoneTitle: z.nullable(z.string()),
  isDone: z.boolean().check(z.describe('The milestone was accepted, or the project is over.')),
  isLate: z.boolean().check(z.describe('The milestone is not done on its day.')),
  isOverdue: z.boolean().check(z.describe('Its bill is over its day and not paid.')),
});
export type PlannedDay = z.output<typeof plannedDay>;
export type PlannedDayAnswer = z.input<typeof plannedDay>;

export const projectMonth = z.object({
  items: z.array(plannedDay).check(z.describe('By day; each day as the work goes on.')),
  isMore: z.boolean().check(z.describe(`There are more than ${mostInMonth}; the first are shown.`)),
});
export type ProjectMonthAnswer = z.input<typeof projectMonth>;

/** A project on the line of days, with its milestones as marks. */
export const plannedProject = z.object({
  projectId,
  projectNumber: z.string(),
  title: z.string(),
  counterpart: z.string().check(z.describe('The party.')),
  status: projectStatus,
  startsOn: z.string(),
  dueOn: z.string(),
  isLate: z.boolean().check(z.describe('A milestone is not done on its day.')),
  milestones: z.array(
    z.object({
      milestoneId,
      title: z.string(),
      dueOn: z.string(),
      status: z.enum(milestoneStatuses),
      isLate: z.boolean(),
      isOverdue: z.boolean(),
    }),
  ),
});
export type PlannedProject = z.output<typeof plannedProject>;
export type PlannedProjectAnswer = z.input<typeof plannedProject>;
