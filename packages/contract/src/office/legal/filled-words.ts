/** The words of a legal page with the figures of the rules. */
import type { PageWords } from '../content/content.model.ts';
import type { LegalBody } from './legal.model.ts';
import { type Figures, filledLine, groupsOf } from './legal.rules.ts';

type Text = Pick<LegalBody, 'titleEn' | 'titleHi' | 'wordsEn' | 'wordsHi' | 'bodyEn' | 'bodyHi'>;

const inOneLine = (line: string, figures: Figures): string => filledLine(line, figures).join(' ');

/** As an operator wrote them. */
export const wordsOfText = (row: Text, figures: Figures, lang: 'en' | 'hi'): PageWords => ({
  title: inOneLine(lang === 'hi' ? row.titleHi : row.titleEn, figures),
  lead: inOneLine(lang === 'hi' ? row.wordsHi : row.wordsEn, figures),
  groups: groupsOf(lang === 'hi' ? row.bodyHi : row.bodyEn, figures),
});

/** As they came with the product: the anchors of groups stay. */
export function filledWords({ title, lead, groups }: PageWords, figures: Figures): PageWords {
  const fill = (lines: readonly string[]) => lines.flatMap((line) => filledLine(line, figures));
  return {
    title: inOneLine(title, figures),
    lead: inOneLine(lead, figures),
    groups: groups.map((group) => ({
      ...group,
      paragraphs: fill(group.paragraphs),
      points: fill(group.points),
    })),
  };
}
