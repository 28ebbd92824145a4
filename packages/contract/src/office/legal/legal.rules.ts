/** How the words of a legal page are read: on the server, and by the editor while they are written. */
import type { PageWords } from '../content/content.model.ts';
import { type LegalBody, type LegalNeed, legalNeeds } from './legal.model.ts';

export const missingOfLegal = (body: Pick<LegalBody, LegalNeed>): readonly LegalNeed[] =>
  legalNeeds.filter((need) => body[need] === '');

const braces = /\{([A-Za-z]{1,40})\}/g;

/** Names of figures in the order of the text, each once. */
export const figureNamesIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(braces)].map(([, name = '']) => name)),
];

/** A figure with several lines makes a line of each; one that does not hold now leaves its line out. */
export type Figures = Readonly<Record<string, string | readonly string[] | null>>;

/** A line with its figures: none, one or several lines. */
export function filledLine(line: string, figures: Figures): readonly string[] {
  const names = figureNamesIn(line);
  if (names.some((name) => figures[name] === null)) return [];
  const several = names.find((name) => typeof figures[name] === 'object');
  const filled = (values: Figures) =>
    line.replace(braces, (whole, name: string) => {
      const value = values[name];
      return typeof value === 'string' ? value : whole;
    });
  const lines = several === undefined ? null : figures[several];
  return lines && typeof lines === 'object'
    ? lines.map((one) => filled({ ...figures, [several ?? '']: one }))
    : [filled(figures)];
}

type Group = PageWords['groups'][number];
interface Growing {
  readonly groupId: string;
  readonly title: string;
  readonly paragraphs: string[];
  readonly points: string[];
}

/** Groups of headed paragraphs and points; a paragraph behind a list begins a group without a heading. */
export function groupsOf(body: string, figures: Figures): Group[] {
  const groups: Growing[] = [];
  let isOpen = false;
  const begin = (title: string): Growing => {
    const group = { groupId: `part-${groups.length + 1}`, title, paragraphs: [], points: [] };
    groups.push(group);
    return group;
  };
  for (const line of body.split('\n').flatMap((one) => filledLine(one.trim(), figures))) {
    const group = groups.at(-1);
    const last = group?.paragraphs.length ?? 0;
    if (line.startsWith('## ')) begin(line.slice(3).trim());
    else if (line.startsWith('- ')) (group ?? begin('')).points.push(line.slice(2).trim());
    else if (line !== '' && group && isOpen) group.paragraphs[last - 1] += ` ${line}`;
    else if (line !== '') (!group || group.points.length > 0 ? begin('') : group).paragraphs.push(line);
    isOpen = line !== '' && !line.startsWith('## ') && !line.startsWith('- ');
  }
  return groups;
}

/** The text of which `groupsOf` makes these groups. */
export const bodyOf = (groups: readonly Group[]): string =>
  groups
    .map(({ title, paragraphs, points }) =>
      [
        ...(title === '' ? [] : [`## ${title}`]),
        ...paragraphs,
        ...(points.length > 0 ? [points.map((point) => `- ${point}`).join('\n')] : []),
      ].join('\n\n'),
    )
    .join('\n\n');
