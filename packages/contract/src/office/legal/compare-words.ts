/** What one version of a page says otherwise than another: block by block, so that a reader sees what went and what came. */
import type { PageWords } from '../content/content.model.ts';

export interface ComparedBlock {
  readonly kind: 'heading' | 'paragraph' | 'point';
  readonly words: string;
  readonly change: 'same' | 'gone' | 'new';
}
type Block = Omit<ComparedBlock, 'change'>;

const blocksOf = ({ title, lead, groups }: PageWords): Block[] => [
  { kind: 'heading', words: title },
  { kind: 'paragraph', words: lead },
  ...groups.flatMap((group): Block[] => [
    ...(group.title === '' ? [] : [{ kind: 'heading' as const, words: group.title }]),
    ...group.paragraphs.map((words) => ({ kind: 'paragraph' as const, words })),
    ...group.points.map((words) => ({ kind: 'point' as const, words })),
  ]),
];

const same = (one: Block | undefined, other: Block | undefined): boolean =>
  one !== undefined && other !== undefined && one.kind === other.kind && one.words === other.words;

/** Lengths of the longest common rows of blocks from each place on. */
function commonFrom(before: readonly Block[], after: readonly Block[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () =>
    Array.from({ length: after.length + 1 }, () => 0),
  );
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--) {
      const next = same(before[i], after[j])
        ? 1 + (lengths[i + 1]?.[j + 1] ?? 0)
        : Math.max(lengths[i + 1]?.[j] ?? 0, lengths[i]?.[j + 1] ?? 0);
      const row = lengths[i];
      if (row) row[j] = next;
    }
  return lengths;
}

export function comparedWords(earlier: PageWords, later: PageWords): ComparedBlock[] {
  const before = blocksOf(earlier);
  const after = blocksOf(later);
  const common = commonFrom(before, after);
  const compared: ComparedBlock[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const [was, is] = [before[i], after[j]];
    const goneFirst = (common[i + 1]?.[j] ?? -1) >= (common[i]?.[j + 1] ?? 0);
    if (was && is && same(was, is)) {
      compared.push({ ...is, change: 'same' });
      i++;
      j++;
    } else if (was && (!is || goneFirst)) {
      compared.push({ ...was, change: 'gone' });
      i++;
    } else if (is) {
      compared.push({ ...is, change: 'new' });
      j++;
    }
  }
  return compared;
}
