/** What mammoth writes, as parts of a list of our own: text with marks, and nothing that a browser would run or fetch. */
import { Parser } from 'saxen';

export type DocMark = 'bold' | 'italic' | 'underline' | 'strike';

export interface DocRun {
  text: string;
  readonly marks: DocMark[];
}

export type DocBlock =
  | { readonly kind: 'heading'; readonly level: number; readonly runs: DocRun[] }
  | { readonly kind: 'text'; readonly runs: DocRun[] }
  | {
      readonly kind: 'item';
      readonly level: number;
      /** Null: of a list without numbers. */
      readonly number: number | null;
      readonly runs: DocRun[];
    }
  | { readonly kind: 'table'; readonly rows: DocRun[][][] }
  | { readonly kind: 'picture' };

export interface LaidOut {
  readonly blocks: readonly DocBlock[];
  /** There is more than was asked for. */
  readonly isCut: boolean;
}

interface List {
  readonly isNumbered: boolean;
  count: number;
}

interface State {
  readonly blocks: DocBlock[];
  readonly lists: List[];
  readonly marks: DocMark[];
  /** Of the part that is being read. */
  runs: DocRun[];
  /** Tables within each other; those within a table are text of its cell. */
  tables: number;
  rows: DocRun[][][];
  cell: DocRun[];
  /** An item of a list was begun, and its first line is not out yet. */
  item: boolean;
  letters: number;
  isCut: boolean;
  readonly most: { readonly blocks: number; readonly letters: number };
}

const marks: Readonly<Record<string, DocMark>> = {
  strong: 'bold',
  b: 'bold',
  em: 'italic',
  i: 'italic',
  u: 'underline',
  s: 'strike',
};

function put(state: State, block: DocBlock): void {
  if (state.blocks.length < state.most.blocks) state.blocks.push(block);
  else state.isCut = true;
}

function write(state: State, text: string): void {
  const room = state.most.letters - state.letters;
  if (text.length > room) state.isCut = true;
  const taken = text.slice(0, Math.max(0, room));
  if (taken === '') return;
  state.letters += taken.length;
  const last = state.runs.at(-1);
  const own = [...new Set(state.marks)];
  if (last && last.marks.join() === own.join()) last.text += taken;
  else state.runs.push({ text: taken, marks: own });
}

const isFilled = (runs: readonly DocRun[]) => runs.some(({ text }) => text.trim() !== '');

function takeRuns(state: State): DocRun[] {
  const { runs } = state;
  state.runs = [];
  return runs;
}

/** Ends a paragraph, wherever it stands. */
function endText(state: State): void {
  const runs = takeRuns(state);
  if (!isFilled(runs)) return;
  if (state.tables > 0) {
    if (state.cell.length > 0) state.cell.push({ text: '\n', marks: [] });
    state.cell.push(...runs);
    return;
  }
  const list = state.lists.at(-1);
  if (!list || !state.item) return put(state, { kind: 'text', runs });
  state.item = false;
  list.count += 1;
  const number = list.isNumbered ? list.count : null;
  put(state, { kind: 'item', level: Math.min(state.lists.length, 6), number, runs });
}

function endHeading(state: State, name: string): void {
  if (state.tables > 0) return endText(state);
  const runs = takeRuns(state);
  if (isFilled(runs)) put(state, { kind: 'heading', level: Number(name[1]), runs });
}

function beginList(state: State, isNumbered: boolean): void {
  endText(state);
  state.lists.push({ isNumbered, count: 0 });
}

const endList = (state: State): void => {
  endText(state);
  state.lists.pop();
  state.item = false;
};

function beginTable(state: State): void {
  endText(state);
  state.tables += 1;
  if (state.tables === 1) state.rows = [];
}

function endTable(state: State): void {
  state.tables -= 1;
  if (state.tables > 0) return;
  const rows = state.rows.filter((row) => row.length > 0);
  state.rows = [];
  if (rows.length > 0) put(state, { kind: 'table', rows });
}

function beginCell(state: State): void {
  if (state.tables === 1) state.cell = [];
}

function endCell(state: State): void {
  endText(state);
  if (state.tables !== 1) return;
  state.rows.at(-1)?.push(state.cell);
  state.cell = [];
}

const opens: Readonly<Record<string, (state: State) => void>> = {
  ul: (state) => beginList(state, false),
  ol: (state) => beginList(state, true),
  li: (state) => (state.item = true),
  table: beginTable,
  tr: (state) => state.tables === 1 && state.rows.push([]),
  td: beginCell,
  th: beginCell,
  br: (state) => write(state, '\n'),
  img: (state) => {
    if (state.tables > 0) return;
    endText(state);
    put(state, { kind: 'picture' });
  },
};

const closes: Readonly<Record<string, (state: State) => void>> = {
  p: endText,
  ul: endList,
  ol: endList,
  li: endText,
  table: endTable,
  td: endCell,
  th: endCell,
};

function openTag(state: State, name: string): void {
  const mark = marks[name];
  if (mark) state.marks.push(mark);
  else opens[name]?.(state);
}

function closeTag(state: State, name: string): void {
  const mark = marks[name];
  if (mark) state.marks.splice(state.marks.lastIndexOf(mark), 1);
  else if (/^h[1-6]$/.test(name)) endHeading(state, name);
  else closes[name]?.(state);
}

const atStart = (most: State['most']): State => ({
  blocks: [],
  lists: [],
  marks: [],
  runs: [],
  tables: 0,
  rows: [],
  cell: [],
  item: false,
  letters: 0,
  isCut: false,
  most,
});

/** Of markup whose tags are closed, as mammoth writes it; throws where they are not. */
export function blocksOf(markup: string, most: State['most']): LaidOut {
  const state = atStart(most);
  new Parser()
    .on('error', (error) => {
      throw error;
    })
    .on('openTag', (name) => openTag(state, name))
    .on('closeTag', (name) => closeTag(state, name))
    .on('text', (text, decode) => write(state, decode(text)))
    .parse(`<div>${markup}</div>`);
  endText(state);
  return { blocks: state.blocks, isCut: state.isCut };
}
