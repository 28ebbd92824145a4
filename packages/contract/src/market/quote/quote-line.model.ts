import * as z from 'zod/mini';
import { priceOf } from '../../kernel/money.ts';
import { optionalText, paiseBetween, percentFrom, quantityUpTo, text, whole } from '../../kernel/schema.ts';

/** A quote is reckoned with each alternative beside each of the other groups: 64 times at most. */
export const groupLimits = { groups: 3, alternatives: 4, name: 60 } as const;

/** Of one line; prices in paise. */
export const lineLimits = { quantity: 100_000, unitPrice: 1_00_00_000_00 } as const;

const lineShape = {
  serviceId: z
    .nullable(text(80))
    .check(
      z.describe('One of the own services; null: a free line, taxed as the kind of work that was asked for.'),
    ),
  quantity: quantityUpTo(lineLimits.quantity),
  unitPrice: paiseBetween(0, lineLimits.unitPrice, 'Of one unit before tax, in paise.'),
  gstPercent: z.optional(
    z
      .nullable(percentFrom(0, 'A rate of GST of the day.'))
      .check(z.describe('Null or left out: at the rate of this kind of work.')),
  ),
  details: optionalText(500, 'What is included.'),
  isOptional: z.optional(
    z
      .boolean('Choose yes or no.')
      .check(z.describe('The customer chooses it with the acceptance; left out: it is part of the work.')),
  ),
  alternative: z.optional(
    z
      .object({
        group: whole(0, groupLimits.groups - 1, 'The place of its group in the quote, from 0.'),
        at: whole(0, groupLimits.alternatives - 1, 'The place of the alternative in its group, from 0.'),
      })
      .check(z.describe('Part of the work where the customer chooses this one; left out: of none.')),
  ),
};

/** What is done whatever the customer chooses. */
export const isRequired = ({ isOptional }: { readonly isOptional?: boolean | undefined }): boolean =>
  isOptional !== true;

export interface PricedLine {
  readonly quantity: number;
  readonly unitPrice: number;
  readonly isOptional?: boolean | undefined;
}

/** Before discount and tax. */
export const worthOf = (lines: readonly PricedLine[]): number =>
  lines.reduce((sum, { quantity, unitPrice }) => sum + priceOf(quantity, unitPrice), 0);

/** False only where optional lines are what carries the discount: the others do not. */
export function isWorthWithoutOptions(content: {
  readonly lines: readonly PricedLine[];
  readonly discount: number;
}): boolean {
  const { lines, discount } = content;
  const required = lines.filter(isRequired);
  const isSaidElsewhere = required.length === 0 || worthOf(lines) <= discount;
  return isSaidElsewhere || worthOf(required) > discount;
}

/** A line of a quote that can be sent. */
export const quoteLine = z.object({
  ...lineShape,
  name: text(120, 'What is done.'),
  unit: text(20, 'As hour, room or sq m.'),
});

/** A line while it is being written. */
export const quoteDraftLine = z.object({
  ...lineShape,
  name: z.string().check(z.maxLength(120)),
  unit: z.string().check(z.maxLength(20)),
});
