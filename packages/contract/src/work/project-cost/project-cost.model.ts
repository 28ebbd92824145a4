import * as z from 'zod/mini';
import { day, id, optionalText, paise, paiseBetween, text, whole } from '../../kernel/schema.ts';
import { projectFileId } from '../project-file/project-file.model.ts';
import { subTaskId } from '../sub-task/sub-task.model.ts';

export const projectCostId = id('ProjectCost');
/** Of one project. */
export const mostProjectCosts = 1_000;
/** Ten crore rupees. */
export const mostCost = 10_00_00_000_00;
const mostMinutes = 24 * 60;

export const costKinds = ['labour', 'material', 'travel', 'other'] as const;
export type CostKind = (typeof costKinds)[number];

const written = {
  subTaskId: z.optional(subTaskId),
  words: text(120, 'What for.'),
  spentOn: day('When, in Asia/Kolkata.'),
  fileId: z.optional(projectFileId).check(z.describe('The bill: a file of the same project.')),
};

/** Time of a person: minutes at a rate by the hour. */
export const labourBody = z.object({
  kind: z.literal('labour'),
  ...written,
  staffId: z.optional(z.uuid('This is not a known id.')),
  minutes: whole(1, mostMinutes, 'Minutes worked on that day.'),
  hourlyPaise: paiseBetween(0, mostCost, 'What an hour costs the business, in paise.'),
});

/** Material by quantity and price, in thousandths of its unit. */
export const materialBody = z.object({
  kind: z.literal('material'),
  ...written,
  quantityMilli: whole(1, 1_000_000_000, 'Quantity in thousandths of the unit.'),
  unit: optionalText(20, 'For example kg, litre, piece.'),
  pricePaise: paiseBetween(0, mostCost, 'Price of one unit without GST, in paise.'),
});

/** Travel and anything else: an amount. */
export const amountBody = z.object({
  kind: z.enum(['travel', 'other'], 'Choose one of the list.'),
  ...written,
  amountPaise: paiseBetween(1, mostCost, 'Without GST, in paise.'),
});

export const costBody = z.union([labourBody, materialBody, amountBody]);
export type CostBody = z.output<typeof costBody>;

/** What was spent on a project. */
export const projectCost = z.object({
  costId: projectCostId,
  kind: z.enum(costKinds),
  words: z.string(),
  spentOn: z.string(),
  subTaskId: z.nullable(subTaskId),
  who: z.nullable(z.string()).check(z.describe('Whose time it was.')),
  minutes: z.nullable(z.int()),
  hourly: z.nullable(paise('Of an hour.')),
  quantityMilli: z.nullable(z.int()),
  unit: z.string(),
  price: z.nullable(paise('Of one unit.')),
  amount: paise('Without GST.'),
  bill: z.nullable(z.object({ fileName: z.string(), url: z.string() })),
  can: z.object({ remove: z.boolean() }),
});
export type ProjectCost = z.output<typeof projectCost>;
export type ProjectCostAnswer = z.input<typeof projectCost>;

/** What a project earned, less what was spent on it; for the business alone. */
export const projectMargin = z.object({
  agreed: paise('Of all milestones, without GST.'),
  earned: paise('Of accepted milestones, without GST, less credit notes.'),
  inDispute: paise('Of milestones in dispute, without GST: not earned yet.'),
  labour: paise(),
  material: paise(),
  travel: paise(),
  other: paise(),
  margin: paise('Earned less all costs; below zero: a loss.'),
  percent: z.nullable(z.number()).check(z.describe('Of what was earned; null: nothing was earned yet.')),
  minutes: z.int().check(z.describe('Time booked.')),
});
export type ProjectMargin = z.output<typeof projectMargin>;
