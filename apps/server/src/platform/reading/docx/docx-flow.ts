/** Lines of a document of Word before their letters are compared with the usual ones. */
export interface DocxLine {
  readonly text: string;
  readonly page: number;
  /** Height of the letters in points; null: as the style of the document has it. */
  readonly points: number | null;
  /** Of a style for titles and headings: how much larger than text. */
  readonly title: number | null;
}

export interface Paragraph {
  text: string;
  points: number | null;
  title: number | null;
  /** What the text boxes that hang on it hold. */
  readonly boxes: DocxLine[];
}

export const newParagraph = (): Paragraph => ({ text: '', points: null, title: null, boxes: [] });

const tidy = (text: string) =>
  text
    .split('\t')
    .map((cell) => cell.replaceAll(/\s+/gu, ' ').trim())
    .filter(Boolean)
    .join('\t');

export const linesOfParagraph = ({ text, points, title, boxes }: Paragraph, page: number): DocxLine[] => [
  ...text
    .split('\n')
    .map(tidy)
    .filter(Boolean)
    .map((line) => ({ text: line, page, points, title })),
  ...boxes,
];

type Cell = readonly DocxLine[];

function oneLine(cells: readonly Cell[]): DocxLine[] {
  const [first] = cells.flat();
  if (!first) return [];
  return [{ ...first, text: cells.map((cell) => cell.map(({ text }) => text).join(' ')).join('\t') }];
}

/** Cells of a list, as of schools and years, are a line; those that hold whole parts are read one after the other. */
export function linesOfRow(cells: readonly Cell[]): DocxLine[] {
  const filled = cells.filter((cell) => cell.length > 0);
  const most = Math.max(0, ...filled.map((cell) => cell.length));
  return most <= 1 || (filled.length >= 3 && most <= 3) ? oneLine(filled) : filled.flat();
}
