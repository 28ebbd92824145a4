import { isOpenGroup, isWith } from '@nukkad/contract/market/quote/line-group.model';
import { isRequired } from '@nukkad/contract/market/quote/quote-line.model';
import type { QuoteDraftContent } from '@nukkad/contract/market/quote/quote.model';
import { mostVersions } from '../quote.rules.ts';

type Lines = Pick<QuoteDraftContent, 'lines' | 'groups'>;

/** What a customer chooses: the places of optional lines, and of each group one alternative. */
export interface Choice {
  readonly lines: readonly number[];
  readonly alternatives?: readonly number[] | undefined;
}

/** The places of the lines that the customer chooses one by one. */
export const optionalPlaces = ({ lines }: Pick<Lines, 'lines'>): number[] =>
  lines.flatMap((line, at) => (isRequired(line) ? [] : [at]));

const hasAlternatives = ({ groups = [] }: Lines): boolean => groups.some(isOpenGroup);

/** Something of it is for the customer to choose. */
export const leavesChoice = (content: Lines): boolean =>
  optionalPlaces(content).length > 0 || hasAlternatives(content);

/** Alternatives are there, and none was chosen: which one is meant is not assumed. */
export const lacksAlternatives = (content: Lines, { alternatives }: Choice): boolean =>
  hasAlternatives(content) && alternatives === undefined;

/** Up to which number a version can be sent: what is chosen of it is a version too. */
export const lastNumberOf = (content: Lines): number =>
  leavesChoice(content) ? mostVersions - 1 : mostVersions;

/** One alternative of each group; of a quote that leaves none to choose nothing has to be said. */
function pickedOf({ groups = [] }: Lines, { alternatives }: Choice): readonly number[] | null {
  const picked = alternatives ?? groups.map(() => 0);
  const isThere = groups.every((group, at) => (picked[at] ?? 0) < group.alternatives.length);
  return isThere && picked.length === groups.length ? picked : null;
}

/** The places of all lines that are agreed on, in their order. Null: what was chosen is not there, or is no choice. */
export function agreedPlaces(content: Lines, choice: Choice): number[] | null {
  const optional = new Set(optionalPlaces(content));
  const picked = pickedOf(content, choice);
  if (!picked || !choice.lines.every((at) => optional.has(at))) return null;
  const wanted = new Set(choice.lines);
  return content.lines.flatMap((line, at) =>
    isWith(line, picked) && (!optional.has(at) || wanted.has(at)) ? [at] : [],
  );
}

/** Which alternative of each group these lines are of. Null: they are of two of one group. */
function alternativesAt({ lines }: Lines, places: readonly number[]): ReadonlyMap<number, number> | null {
  const found = new Map<number, number>();
  for (const place of places) {
    const { alternative } = lines[place] ?? {};
    if (!alternative) continue;
    const { group, at } = alternative;
    if ((found.get(group) ?? at) !== at) return null;
    found.set(group, at);
  }
  return found;
}

/**
 * The same with the lines at these places alone: nothing of it is optional any more, and of each group the alternative that
 * they are of is left, with its name. Null: they are of two alternatives of one group.
 */
export function narrowedTo<Content extends Lines>(
  content: Content,
  places: readonly number[],
): (Omit<Content, 'lines' | 'groups'> & Lines) | null {
  const chosen = alternativesAt(content, places);
  if (!chosen) return null;
  const { groups: all = [], lines: offered, ...terms } = content;
  const kept = [...all.keys()].filter((group) => chosen.has(group));
  const groups = kept.flatMap((group) => {
    const [{ name = '', alternatives = [] } = {}, at = 0] = [all[group], chosen.get(group)];
    return { name, alternatives: alternatives.slice(at, at + 1) };
  });
  const lines = places.flatMap((place) => {
    const line = offered[place];
    if (!line) return [];
    const { isOptional: _chosen, alternative, ...rest } = line;
    return [
      { ...rest, ...(alternative && { alternative: { group: kept.indexOf(alternative.group), at: 0 } }) },
    ];
  });
  return { ...terms, lines, ...(groups.length > 0 && { groups }) };
}
