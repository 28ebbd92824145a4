import type { QuoteDraftContent } from '@nukkad/contract/market/quote/quote.model';
import { type TypedLine, emptyLine, lineOf, newKey, typedLine } from './typed-line.ts';

export interface TypedAlternative {
  readonly key: string;
  readonly name: string;
  readonly lines: readonly TypedLine[];
}

/** Alternatives of which the customer chooses one, each with its lines. */
export interface TypedGroup {
  readonly key: string;
  readonly name: string;
  readonly alternatives: readonly TypedAlternative[];
  /** Its key; null: none. */
  readonly recommended: string | null;
}

export const emptyAlternative = (): TypedAlternative => ({ key: newKey(), name: '', lines: [emptyLine()] });

export const emptyGroup = (): TypedGroup => ({
  key: newKey(),
  name: '',
  alternatives: [emptyAlternative(), emptyAlternative()],
  recommended: null,
});

export const typedGroups = ({ groups = [], lines }: QuoteDraftContent): TypedGroup[] =>
  groups.map(({ name, alternatives, recommended }, group) => {
    const typed = alternatives.map(
      (one, at): TypedAlternative => ({
        key: newKey(),
        name: one.name,
        lines: lines
          .filter(({ alternative }) => alternative?.group === group && alternative.at === at)
          .map(typedLine),
      }),
    );
    return {
      key: newKey(),
      name,
      alternatives: typed,
      recommended: (recommended !== undefined && typed[recommended]?.key) || null,
    };
  });

/** The lines of all alternatives, in their order; they stand behind the lines of no group. */
export const groupedLines = (groups: readonly TypedGroup[]): QuoteDraftContent['lines'] =>
  groups.flatMap(({ alternatives }, group) =>
    alternatives.flatMap(({ lines }, at) =>
      lines.map((line) => ({ ...lineOf(line), alternative: { group, at } })),
    ),
  );

export const groupsOf = (groups: readonly TypedGroup[]): NonNullable<QuoteDraftContent['groups']> =>
  groups.map(({ name, alternatives, recommended }) => {
    const at = alternatives.findIndex(({ key }) => key === recommended);
    return {
      name: name.trim(),
      alternatives: alternatives.map((one) => ({ name: one.name.trim() })),
      ...(at >= 0 && { recommended: at }),
    };
  });
