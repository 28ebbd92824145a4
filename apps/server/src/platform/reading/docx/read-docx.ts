import type { PaperLine, ReadFile } from '../reading.ts';
import { extensionOf } from '../reading.ts';
import type { DocxLine } from './docx-flow.ts';
import { unpackDocx } from './unpack-docx.ts';
import { walkDocument } from './walk-document.ts';

export interface ReadDocument {
  /** The document anew, from the parts that were looked at. */
  readonly content: Buffer;
  readonly lines: readonly PaperLine[];
}

const mostLines = 1_200;
const mostLetters = 400;
/** What Word writes in where nothing else is said, points. */
const wordsOwn = 11;
/** Fields that fetch from elsewhere or start another program. */
const activeField = /\b(?:DDE|DDEAUTO|INCLUDETEXT|LINK|IMPORT|DATABASE)\b/i;

/** What stands above the text comes first, and what stands below it last; each is said once. */
function partsOf(texts: ReadonlyMap<string, string>): string[] {
  const named = (part: RegExp) => [...texts.keys()].filter((name) => part.test(name)).toSorted();
  return [
    ...named(/^word\/header\d*\.xml$/),
    'word/document.xml',
    ...named(/^word\/foot(?:er|notes)\d*\.xml$/),
  ];
}

function usualPoints(lines: readonly DocxLine[]): number {
  const letters = new Map<number, number>();
  for (const { text, points } of lines) {
    const size = points ?? wordsOwn;
    letters.set(size, (letters.get(size) ?? 0) + text.length);
  }
  return [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? wordsOwn;
}

const sizeOf = ({ points, title }: DocxLine, usual: number) =>
  Math.round(Math.max(title ?? 0, (points ?? usual) / usual) * 100) / 100;

/** The lines of a DOCX with its text boxes and tables, and the file made anew. Name and content must say the same. */
export const readDocx: ReadFile<null, ReadDocument> = async ({ fileName, content }) => {
  if (extensionOf(fileName) !== 'docx') return { refused: 'unreadable' };
  const unpacked = unpackDocx(content);
  if ('refused' in unpacked) return unpacked;
  const walked = partsOf(unpacked.texts).map((name) => walkDocument(unpacked.texts.get(name) ?? ''));
  if (walked.some(({ instructions }) => activeField.test(instructions))) return { refused: 'active' };
  const all = walked.flatMap(({ lines }) => lines);
  const usual = usualPoints(all);
  const lines = all.slice(0, mostLines).map((line) => ({
    text: line.text.slice(0, mostLetters),
    page: line.page,
    size: sizeOf(line, usual),
    confidence: 1,
  }));
  return { read: { content: unpacked.content, lines } };
};
