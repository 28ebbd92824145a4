import { Parser } from 'saxen';
import { type DocxLine, type Paragraph, linesOfParagraph, linesOfRow, newParagraph } from './docx-flow.ts';

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const strictWord = 'http://purl.oclc.org/ooxml/wordprocessingml/main';
const either = 'http://schemas.openxmlformats.org/markup-compatibility/2006';

export interface Walked {
  readonly lines: readonly DocxLine[];
  /** What the fields of the document are told to do. */
  readonly instructions: string;
}

interface State {
  page: number;
  instructions: string;
  /** Within what is not text of the person: the second spelling of a drawing, hints of a template, hidden letters. */
  silent: number;
  listens: 't' | 'instrText' | null;
  run: { points: number | null; hidden: boolean } | null;
  readonly flows: DocxLine[][];
  readonly paragraphs: Paragraph[];
  readonly rows: DocxLine[][][];
  readonly controls: boolean[];
}

type Attributes = Readonly<Record<string, string>>;
const valueOf = (attributes: Attributes) => attributes['w:val'] ?? '';
const isOff = (attributes: Attributes) => ['0', 'false', 'off'].includes(valueOf(attributes));

function emit(state: State, lines: readonly DocxLine[]): void {
  state.flows.at(-1)?.push(...lines);
}

function write(state: State, text: string): void {
  const paragraph = state.paragraphs.at(-1);
  if (!paragraph || state.silent > 0 || state.controls.includes(true) || state.run?.hidden) return;
  paragraph.text += text;
  const points = state.run?.points ?? null;
  if (points !== null && text.trim()) paragraph.points = Math.max(paragraph.points ?? 0, points);
}

/** Styles are known by their English names, which files keep in every language of Word. */
function titleOf(style: string): number | null {
  if (/^(?:title|name)/i.test(style)) return 2;
  return /heading|^h[1-4]$/i.test(style) ? 1.3 : null;
}

const opens: Readonly<Record<string, (state: State, attributes: Attributes, breaks: boolean) => void>> = {
  'mc:Fallback': (state) => (state.silent += 1),
  'w:p': (state) => state.paragraphs.push(newParagraph()),
  'w:r': (state) => (state.run = { points: null, hidden: false }),
  'w:t': (state) => (state.listens = 't'),
  'w:instrText': (state) => (state.listens = 'instrText'),
  'w:fldSimple': (state, attributes) => (state.instructions += ` ${attributes['w:instr'] ?? ''} `),
  'w:tab': (state) => state.run && write(state, '\t'),
  'w:cr': (state) => write(state, '\n'),
  'w:noBreakHyphen': (state) => write(state, '-'),
  'w:br': (state, attributes, breaks) => {
    if (attributes['w:type'] === 'page' && !breaks) state.page += 1;
    write(state, '\n');
  },
  'w:lastRenderedPageBreak': (state) => (state.page += 1),
  'w:sz': (state, attributes) => {
    if (state.run) state.run.points = Number(valueOf(attributes)) / 2 || null;
  },
  'w:vanish': (state, attributes) => {
    if (state.run) state.run.hidden = !isOff(attributes);
  },
  'w:pStyle': (state, attributes) => {
    const paragraph = state.paragraphs.at(-1);
    if (paragraph) paragraph.title = titleOf(valueOf(attributes));
  },
  'w:sdt': (state) => state.controls.push(false),
  'w:showingPlcHdr': (state) => {
    if (state.controls.length > 0) state.controls[state.controls.length - 1] = true;
  },
  'w:tr': (state) => state.rows.push([]),
  'w:tc': (state) => state.flows.push([]),
  'w:txbxContent': (state) => state.flows.push([]),
};

const closes: Readonly<Record<string, (state: State) => void>> = {
  'mc:Fallback': (state) => (state.silent -= 1),
  'w:p': (state) => {
    const paragraph = state.paragraphs.pop();
    if (paragraph && state.silent === 0) emit(state, linesOfParagraph(paragraph, state.page));
  },
  'w:r': (state) => (state.run = null),
  'w:t': (state) => (state.listens = null),
  'w:instrText': (state) => (state.listens = null),
  'w:sdt': (state) => state.controls.pop(),
  'w:tc': (state) => state.rows.at(-1)?.push(state.flows.pop() ?? []),
  'w:tr': (state) => emit(state, linesOfRow(state.rows.pop() ?? [])),
  'w:txbxContent': (state) => {
    const lines = state.flows.pop() ?? [];
    const host = state.paragraphs.at(-1);
    if (host) host.boxes.push(...lines);
    else emit(state, lines);
  },
};

const atStart = (page: number): State => ({
  page,
  instructions: '',
  silent: 0,
  listens: null,
  run: null,
  flows: [[]],
  paragraphs: [],
  rows: [],
  controls: [],
});

/** The text of a part of a document of Word, in the order in which it is read; throws where it is no XML. */
export function walkDocument(xml: string): Walked {
  const state = atStart(1);
  const breaks = xml.includes('lastRenderedPageBreak');
  const parser = new Parser()
    .ns({ [word]: 'w', [strictWord]: 'w', [either]: 'mc' })
    .on('error', (error) => {
      throw error;
    })
    .on('openTag', (name, attributes) => opens[name]?.(state, attributes(), breaks))
    .on('closeTag', (name) => closes[name]?.(state))
    .on('text', (text, decode) => {
      if (state.listens === 't') write(state, decode(text));
      if (state.listens === 'instrText') state.instructions += decode(text);
    });
  parser.parse(xml);
  return { lines: state.flows[0] ?? [], instructions: state.instructions };
}
