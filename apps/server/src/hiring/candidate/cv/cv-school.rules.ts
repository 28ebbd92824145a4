import type { educations } from '@nukkad/contract/hiring/job/job.model';
import { yearIn } from './cv-days.rules.ts';
import { type CvLine, type Found, found } from './cv-text.rules.ts';

export type Education = (typeof educations)[number];

export interface CvSchool {
  readonly education: Education;
  readonly school: string;
  readonly year: number | null;
}

/** The higher ones first: "post graduate diploma" is no diploma, and "higher secondary" no secondary. */
const levels: readonly (readonly [Education, RegExp])[] = [
  [
    'graduate',
    /\bpost\s?-?graduat|\bb\.?\s?tech\b|\bm\.?\s?tech\b|\bb\.\s?e\b\.?|\bBE\b|\bb\.?\s?com\b|\bm\.?\s?com\b|\bb\.\s?a\b\.?|\bBA\b|\bm\.\s?a\b\.?|\bMA\b|\bb\.?\s?sc\b|\bm\.?\s?sc\b|\bb\.?c\.?a\b|\bm\.?c\.?a\b|\bb\.?b\.?a\b|\bm\.?b\.?a\b|\bb\.?\s?ed\b|\bbachelor|\bmaster(?:s|'s)?\s+(?:of|in|degree)|\bgraduat(?:e|ion)\b|\bdegree\b|स्नातक|बी\.?\s?ए\.?(?![\p{L}\p{M}])|बी\.?\s?कॉम/iu,
  ],
  ['diploma', /\bdiploma\b|\bpolytechnic\b|डिप्लोमा|पॉलिटेक्निक/iu],
  ['iti', /\bi\.?\s?t\.?\s?i\b\.?|industrial training|\bNCVT\b|\bSCVT\b|आई\.?\s?टी\.?\s?आई|आईटीआई/iu],
  [
    '12th',
    /\b12\s?th\b|\bclass\s*(?:12|xii)\b|\bXII(?:th)?\b|\bH\.?S\.?S?\.?C\b|\bintermediate\b|higher\s+sec|\bsr\.?\s+sec|senior\s+sec|\bP\.?U\.?C\b|\b10\s?\+\s?2\b|\bplus\s?two\b|\b\+2\b|बारहवीं|12\s?वीं|इंटर(?![\p{L}\p{M}])|इंटरमीडिएट/iu,
  ],
  [
    '10th',
    /\b10\s?th\b|\bclass\s*(?:10|x)\b|\bXth\b|\bX\b(?=\s*(?:\t|,|-|\(|std|class|from|board|$))|\bmatric|\bS\.?S\.?C\b|\bS\.?S\.?L\.?C\b|\bhigh\s+school\b|\bsecondary\b|\bmadhyamik\b|दसवीं|10\s?वीं|हाई\s?स्कूल|मैट्रिक/iu,
  ],
  ['8th', /\b8\s?th\b|\bclass\s*(?:8|viii)\b|\bVIII(?:th)?\b|\bmiddle\s+school\b|आठवीं|8\s?वीं/iu],
];

const schoolWords =
  /school|college|university|institut|board|vidyalaya|vidya|polytechnic|\biti\b|i\.t\.i|academy|cbse|icse|mpbse|state board|campus|विद्यालय|महाविद्यालय|विश्वविद्यालय|बोर्ड|संस्थान|कॉलेज|स्कूल|आईटीआई/iu;

const levelOf = (text: string): Education | null => levels.find(([, words]) => words.test(text))?.[0] ?? null;

const tidy = (text: string) =>
  text
    .replaceAll(/(?<!\d)(?:19|20)\d\d(?:\s?-\s?(?:(?:19|20)?\d\d))?(?!\d)/g, ' ')
    .replaceAll(
      /\d{1,3}(?:\.\d+)?\s?%|\b(?:first|second|third)\s+(?:division|class)\b|\b(?:passed|passing|pass|year|percentage|with|in|marks|cgpa|grade)\b[:\s]*/gi,
      ' ',
    )
    .replace(/^(?:from|at|के|से)\s+/i, '')
    .replaceAll(/\(\s*\)|\s+/g, ' ')
    .replace(/^[\s,.:;()|-]+|[\s,:;(|-]+$/g, '')
    .replace(/\s+(?:से|from)$/u, '')
    .trim()
    .slice(0, 120);

const cellsOf = (text: string) =>
  text
    .split(/\t|\s\|\s?|\s-\s|,\s|\sfrom\s|\sat\s|\s?\((?=\D)|(?<=(?:वीं|डिप्लोमा|पास))\s/iu)
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
