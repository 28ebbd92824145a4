import { periodIn } from './cv-days.rules.ts';
import type { CvLine } from './cv-text.rules.ts';
import { type WorkRead, entry, periodLabel, tidy } from './cv-work-names.rules.ts';

const companyLabel =
  /^(?:company|employer|organi[sz]ation|firm|company name|name of (?:company|employer)|कंपनी) ?[:\t-]/i;
const titleLabel = /^(?:designation|position|role|post|job title|title|profile|worked as|पद) ?[:\t-]/i;
const columnNames = {
  employer: /^(?:company|employer|organi[sz]ation|name of (?:the )?company|firm|कंपनी)/i,
  title: /^(?:designation|position|role|post|job title|title|पद)/i,
} as const;

/** A row of a list whose columns say what they are. */
export function byColumns(lines: readonly CvLine[], today: string): WorkRead | null {
  const head = lines.findIndex(({ text }) => {
    const cells = text.split('\t');
    return (
      cells.some((cell) => columnNames.employer.test(cell)) &&
      cells.some((cell) => columnNames.title.test(cell))
    );
  });
  if (head < 0) return null;
  const names = (lines[head]?.text ?? '').split('\t');
  const [employer, title] = [columnNames.employer, columnNames.title].map((name) =>
    names.findIndex((cell) => name.test(cell)),
  );
  const rows = lines.slice(head + 1).filter(({ text }) => text.split('\t').length >= 3);
  const work = rows.map((line) => {
    const cells = line.text.split('\t');
    const of = (at: number | undefined) => tidy(cells[at ?? -1] ?? '');
    return entry(line, { employer: of(employer), title: of(title) }, periodIn(line.text, today));
  });
  return { work, used: [lines[head]?.at ?? 0, ...rows.map(({ at }) => at)] };
}

/** Entries that say "Company:", "Designation:" and "Duration:", each in a line. */
export function byLabels(lines: readonly CvLine[], today: string): WorkRead | null {
  const isLabelled = ({ text }: CvLine) => companyLabel.test(text) || titleLabel.test(text);
  if (!lines.some(({ text }) => companyLabel.test(text))) return null;
  const groups: CvLine[][] = [];
  for (const line of lines.filter(
    (one) => isLabelled(one) || periodLabel.test(one.text) || periodIn(one.text, today),
  )) {
    const group = groups.at(-1);
    const kind = [companyLabel, titleLabel].find((label) => label.test(line.text));
    const isNext = !group || (kind !== undefined && group.some(({ text }) => kind.test(text)));
    if (isNext) groups.push([line]);
    else group.push(line);
  }
  const work = groups.flatMap((group) => {
    const said = (label: RegExp) =>
      tidy((group.find(({ text }) => label.test(text))?.text ?? '').replace(label, '').split('\t')[0] ?? '');
    const period = group.map(({ text }) => periodIn(text, today)).find(Boolean) ?? null;
    const [line] = group;
    return line ? [entry(line, { employer: said(companyLabel), title: said(titleLabel) }, period)] : [];
  });
  return { work, used: groups.flat().map(({ at }) => at) };
}
