import { isOpenGroup } from '@nukkad/contract/market/quote/line-group.model';
import { isRequired } from '@nukkad/contract/market/quote/quote-line.model';
import type { QuoteVersion } from '@nukkad/contract/market/quote/quote.model';

type Offered = Pick<QuoteVersion, 'content' | 'price'>;

/** What a customer has chosen so far; null: none of this group yet. */
export interface TypedChoice {
  readonly lines: readonly number[];
  readonly alternatives: readonly (number | null)[];
}

/** The places of the lines that a customer chooses one by one. */
export const optionsOf = ({ content }: Pick<Offered, 'content'>): number[] =>
  content.lines.flatMap((line, at) => (isRequired(line) ? [] : [at]));

/** Something of the version is for the customer to choose. */
export const leavesChoice = (version: Pick<Offered, 'content'>): boolean =>
  optionsOf(version).length > 0 || (version.content.groups ?? []).some(isOpenGroup);

/** Nothing is chosen for the customer, also not what the partner recommends. */
export const noChoice = ({ content: { groups = [] } }: Pick<Offered, 'content'>): TypedChoice => ({
  lines: [],
  alternatives: groups.map((group) => (isOpenGroup(group) ? null : 0)),
});

/** As it is sent. Null: of a group none is chosen yet. */
export function madeChoice({ lines, alternatives }: TypedChoice) {
  const made = alternatives.flatMap((at) => at ?? []);
  if (made.length < alternatives.length) return null;
  return { lines: [...lines], ...(made.length > 0 && { alternatives: made }) };
}

/** The line is part of what is chosen. */
export function isCounted({ lines }: Offered['content'], choice: TypedChoice, at: number): boolean {
  const { isOptional = false, alternative } = lines[at] ?? {};
  const isOfChosen = !alternative || choice.alternatives[alternative.group] === alternative.at;
  return isOfChosen && (!isOptional || choice.lines.includes(at));
}

/** The alternatives of a group, each with its lines and what they come to before GST. */
export function alternativesOf({ content: { groups = [], lines }, price }: Offered, group: number) {
  const { alternatives = [], recommended } = groups[group] ?? {};
  return alternatives.map(({ name }, at) => {
    const places = lines.flatMap(({ alternative }, place) =>
      alternative?.group === group && alternative.at === at ? [place] : [],
    );
    return {
      name,
      places,
      lineNames: places.map((place) => lines[place]?.name ?? ''),
      amount: places.reduce((sum, place) => sum + (price.lines[place]?.amount ?? 0), 0),
      isRecommended: recommended === at,
    };
  });
}
