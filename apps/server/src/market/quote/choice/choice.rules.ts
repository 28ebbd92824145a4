import { isRequired } from '@nukkad/contract/market/quote/quote-line.model';
import type { QuoteDraftContent } from '@nukkad/contract/market/quote/quote.model';
import { mostVersions } from '../quote.rules.ts';

type Lines = Pick<QuoteDraftContent, 'lines'>;

/** The places of the lines that the customer chooses. */
export const optionalPlaces = ({ lines }: Lines): number[] =>
  lines.flatMap((line, at) => (isRequired(line) ? [] : [at]));

/** Up to which number a version can be sent: what is chosen of its optional lines is a version too. */
export const lastNumberOf = (content: Lines): number =>
  optionalPlaces(content).length > 0 ? mostVersions - 1 : mostVersions;

/** The places of all lines that are agreed on, in their order. Null: what was chosen is not there, or not optional. */
export function agreedPlaces(content: Lines, chosen: readonly number[]): number[] | null {
  const optional = new Set(optionalPlaces(content));
  if (!chosen.every((at) => optional.has(at))) return null;
  const wanted = new Set(chosen);
  return [...content.lines.keys()].filter((at) => !optional.has(at) || wanted.has(at));
}

/** The lines at these places; of what was chosen, nothing is optional any more. */
export const linesAt = <Line extends QuoteDraftContent['lines'][number]>(
  lines: readonly Line[],
  places: readonly number[],
): Omit<Line, 'isOptional'>[] =>
  places.flatMap((at) => {
    const line = lines[at];
    if (!line) return [];
    const { isOptional: _chosen, ...kept } = line;
    return [kept];
  });
