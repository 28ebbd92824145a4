import * as z from 'zod/mini';
import { text, whole } from '../../kernel/schema.ts';
import { type PricedLine, groupLimits, isRequired, worthOf } from './quote-line.model.ts';

const groupsOf = (name: z.core.$ZodType<string, string>) =>
  z.optional(
    z
      .array(
        z.object({
          name,
          alternatives: z
            .array(z.object({ name }))
            .check(
              z.minLength(1, 'Add an alternative.'),
              z.maxLength(groupLimits.alternatives, `At most ${groupLimits.alternatives} alternatives.`),
            ),
          recommended: z.optional(
            whole(0, groupLimits.alternatives - 1, 'The place of the one that the partner recommends.'),
          ),
        }),
      )
      .check(
        z.maxLength(groupLimits.groups, `At most ${groupLimits.groups} groups.`),
        z.describe('Groups of alternatives, of which the customer chooses one each; one alone is chosen.'),
      ),
  );

export const lineGroups = groupsOf(text(groupLimits.name));
/** While they are being written: names may be missing. */
export const draftLineGroups = groupsOf(z.string().check(z.maxLength(groupLimits.name)));

/** Places of alternatives, one for each group of the quote, in their order. */
export const chosenAlternatives = z.optional(
  z
    .array(whole(0, groupLimits.alternatives - 1, 'The place of an alternative in its group, from 0.'))
    .check(
      z.maxLength(groupLimits.groups, `At most ${groupLimits.groups} groups.`),
      z.describe('Of each group the alternative that is chosen; left out: the quote leaves none to choose.'),
    ),
);

interface Group {
  readonly name: string;
  readonly alternatives: readonly { readonly name: string }[];
  readonly recommended?: number | undefined;
}
interface Placed {
  readonly alternative?: { readonly group: number; readonly at: number } | undefined;
}
interface Grouped {
  readonly groups?: readonly Group[] | undefined;
  readonly lines: readonly (Placed & PricedLine)[];
}

/** The customer has still to choose one of it. */
export const isOpenGroup = ({ alternatives }: Pick<Group, 'alternatives'>): boolean =>
  alternatives.length > 1;

/** The line is part of the work where these alternatives are chosen. */
export const isWith = ({ alternative }: Placed, chosen: readonly number[]): boolean =>
  !alternative || chosen[alternative.group] === alternative.at;

/** Every way to choose one alternative of each group; the first ones first. */
export const waysToChoose = (groups: readonly Pick<Group, 'alternatives'>[] = []): readonly number[][] =>
  groups.reduce<number[][]>(
    (ways, { alternatives }) => ways.flatMap((way) => [...alternatives.keys()].map((at) => [...way, at])),
    [[]],
  );

/** What a line is an alternative for, as "Flooring: Marble". */
export function alternativeName(
  { groups }: Pick<Grouped, 'groups'>,
  { alternative }: Placed,
): string | undefined {
  const group = alternative && groups?.[alternative.group];
  const one = group?.alternatives[alternative?.at ?? 0];
  return group && one && `${group.name}: ${one.name}`;
}

const linesOf = ({ lines }: Grouped, group: number, at: number) =>
  lines.filter(({ alternative }) => alternative?.group === group && alternative.at === at);

/** Before discount and tax, without optional lines and with the lowest-priced alternatives. */
const leastWorth = (content: Grouped): number =>
  worthOf(content.lines.filter((line) => !line.alternative && isRequired(line))) +
  (content.groups ?? []).reduce(
    (sum, { alternatives }, group) =>
      sum + Math.min(...alternatives.map((_, at) => worthOf(linesOf(content, group, at)))),
    0,
  );

const isOnce = (names: readonly string[]) =>
  new Set(names.map((name) => name.toLowerCase())).size === names.length;

/** What a quote with alternatives has to be, to be sent. */
export const choosesOne = [
  z.refine<Grouped>(
    ({ groups, lines }) =>
      lines.every((line) => !line.alternative || alternativeName({ groups }, line) !== undefined),
    { error: 'A line is of an alternative that is not there.', path: ['groups'] },
  ),
  z.refine<Grouped>(
    ({ groups = [] }) =>
      isOnce(groups.map(({ name }) => name)) &&
      groups.every(({ alternatives }) => isOnce(alternatives.map(({ name }) => name))),
    { error: 'Give each choice and each alternative its own name.', path: ['groups'] },
  ),
  z.refine<Grouped>(
    (content) =>
      (content.groups ?? []).every(({ alternatives }, group) =>
        alternatives.every((_, at) => linesOf(content, group, at).length > 0),
      ),
    { error: 'Add a line to each alternative.', path: ['groups'] },
  ),
  z.refine<Grouped>(
    ({ groups = [] }) =>
      groups.every(({ alternatives, recommended = 0 }) => recommended < alternatives.length),
    { error: 'Recommend an alternative that is there.', path: ['groups'] },
  ),
  z.refine<Grouped>(({ lines }) => lines.every((line) => !line.alternative || isRequired(line)), {
    error: 'A line of an alternative can’t be optional.',
    path: ['groups'],
  }),
] as const;

/** False only where the dearer alternatives are what carries the discount. */
export function isWorthWithAny(content: Grouped & { readonly discount: number }): boolean {
  const isSaidElsewhere = worthOf(content.lines.filter(isRequired)) <= content.discount;
  return isSaidElsewhere || leastWorth(content) > content.discount;
}
