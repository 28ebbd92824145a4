import type { educations } from '@nukkad/contract/hiring/job/job.model';
import { yearIn } from './cv-days.rules.ts';
import { type CvLine, type Found, found, trimmed } from './cv-text.rules.ts';

export type Education = (typeof educations)[number];

export interface CvSchool {
  readonly education: Education;
  readonly school: string;
  readonly year: number | null;
}

/** The higher ones first: "post graduate diploma" is no diploma, and "higher secondary" no secondary. */
const levels: readonly (readonly [Education, readonly RegExp[]])[] = [
  [
    'graduate',
    [
      /\bpost ?-?graduat|\bgraduat(?:e|ion)\b|\bdegree\b|\bbachelor|\bmaster(?:s|'s)? (?:of|in|degree)/i,
      /\b[bm]\.? ?(?:tech|com|sc|ed)\b|\b[bm]\.?[cb]\.?a\b|\b[bm]\. ?[ae]\b/i,
      /\bB[AE]\b|\bMA\b/,
      /स्नातक|बी\.? ?ए\.?(?![\p{L}\p{M}])|बी\.? ?कॉम/u,
    ],
  ],
  ['diploma', [/\bdiploma\b|\bpolytechnic\b|डिप्लोमा|पॉलिटेक्निक/i]],
  ['iti', [/\bi\.? ?t\.? ?i\b|industrial training|\bNCVT\b|\bSCVT\b/i, /आई\.? ?टी\.? ?आई/]],
  [
    '12th',
    [
      /\b12 ?th\b|\bclass (?:12|xii)\b|\bXII(?:th)?\b|\b10 ?\+ ?2\b|\bplus ?two\b/i,
      /\bH\.?S\.?S?\.?C\b|\bintermediate\b|higher sec|\bsr\.? sec|senior sec|\bP\.?U\.?C\b/i,
      /बारहवीं|12 ?वीं|इंटर(?![\p{L}\p{M}])|इंटरमीडिएट/u,
    ],
  ],
  [
    '10th',
    [
      /\b10 ?th\b|\bclass (?:10|x)\b|\bXth\b|\bX (?:std|class|from|board)|\bX$|\bX[\t,(]/i,
      /\bmatric|\bS\.?S\.?C\b|\bS\.?S\.?L\.?C\b|\bhigh school\b|\bsecondary\b|\bmadhyamik\b/i,
      /दसवीं|10 ?वीं|हाई ?स्कूल|मैट्रिक/,
    ],
  ],
  ['8th', [/\b8 ?th\b|\bclass (?:8|viii)\b|\bVIII(?:th)?\b|\bmiddle school\b|आठवीं|8 ?वीं/i]],
];

const schoolWords =
  /school|college|university|institut|board|vidyalaya|vidya|polytechnic|\biti\b|i\.t\.i|academy|cbse|icse|mpbse|state board|campus|विद्यालय|महाविद्यालय|विश्वविद्यालय|बोर्ड|संस्थान|कॉलेज|स्कूल|आईटीआई/iu;

const levelOf = (text: string): Education | null =>
  levels.find(([, all]) => all.some((words) => words.test(text)))?.[0] ?? null;

const marks = ' ,.:;()|-';
const filler =
  /\d{1,3}(?:\.\d{1,2})? ?%|\b(?:first|second|third) (?:division|class)\b|\b(?:passed|passing|pass|year|percentage|with|in|marks|cgpa|grade)\b:?/gi;
const years = /(?<!\d)(?:19|20)\d\d(?: ?- ?(?:19|20)?\d\d)?(?!\d)/g;

function tidy(text: string): string {
  const plain = text
    .replaceAll(years, ' ')
    .replaceAll(filler, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('( )', '');
  const named = trimmed(plain, marks).replace(/^(?:from|at|के|से) /i, '');
  const last = [' से', ' from'].find((word) => named.endsWith(word));
  return trimmed(last ? named.slice(0, -last.length) : named, marks).slice(0, 120);
}

const cellsOf = (text: string) =>
  text
    .split(/\t| \| ?| - |, | from | at | ?\((?=\D)|(?<=वीं|डिप्लोमा|पास) /iu)
    .map(tidy)
    .filter((cell) => /\p{L}{2}/u.test(cell));

function schoolIn(lines: readonly CvLine[]): string {
  const cells = lines.flatMap(({ text }) => cellsOf(text));
  const others = cells.filter((cell) => schoolWords.test(cell));
  return others.find((cell) => levelOf(cell) === null) ?? others[0] ?? '';
}

export interface SchoolRead {
  readonly schools: readonly Found<CvSchool>[];
  readonly used: readonly number[];
}

const isOfSchool = ({ part, text }: CvLine) =>
  part === 'school' ||
  ((part === 'top' || part === 'contact' || part === 'personal' || part === 'about') && text.length < 90);

/** Each line that names a level begins an entry; what follows up to the next one belongs to it. */
export function readSchools(lines: readonly CvLine[], today: string): SchoolRead {
  const hasPart = lines.some(({ part, isHeading }) => part === 'school' && !isHeading);
  const looked = lines.filter(
    (line) => (hasPart ? line.part === 'school' : isOfSchool(line)) && !line.isHeading,
  );
  const groups: { level: Education; lines: CvLine[] }[] = [];
  let before: CvLine[] = [];
  for (const line of looked) {
    const level = levelOf(line.text);
    const group = groups.at(-1);
    const isSameAgain =
      level !== null &&
      group?.level === level &&
      group.lines.length === 1 &&
      schoolWords.test(line.text) &&
      yearIn(group.lines[0]?.text ?? '', today) === null;
    if (level && !isSameAgain) {
      groups.push({ level, lines: groups.length === 0 ? [line] : [line] });
      before = [];
    } else if (group && hasPart && group.lines.length < 4) group.lines.push(line);
    else before.push(line);
  }
  const schools = groups.flatMap(({ level, lines: own }) => {
    const [line] = own;
    const value = {
      education: level,
      school: schoolIn(own),
      year: own.map(({ text }) => yearIn(text, today)).find((year) => year !== null) ?? null,
    };
    return line ? [found(line, value, hasPart ? 'high' : 'middle')] : [];
  });
  return { schools: schools.slice(0, 10), used: groups.flatMap((group) => group.lines.map(({ at }) => at)) };
}
