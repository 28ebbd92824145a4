/** A text in Markdown as the few things that a letter is made of. */
import type { Nodes, PhrasingContent, Root, RootContent, TableRow } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { lineSign } from './template-engine.ts';
import { placeAt, placeSign } from './place-signs.ts';
import type { Problem } from './templating.ts';

export type Run =
  | { readonly kind: 'text'; readonly text: string; readonly bold: boolean }
  | { readonly kind: 'place'; readonly at: number }
  | { readonly kind: 'break' };

export type Align = 'left' | 'right' | 'center';

export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly runs: readonly Run[] }
  | { readonly kind: 'paragraph'; readonly runs: readonly Run[] }
  /** What stands before it, as "1." or a dot, and how deep it lies. */
  | {
      readonly kind: 'item';
      readonly mark: string;
      readonly depth: number;
      readonly blocks: readonly Block[];
    }
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] }
  | { readonly kind: 'rule' }
  | {
      readonly kind: 'table';
      readonly align: readonly Align[];
      /** Empty cells alone: a table without titles and lines. */
      readonly titles: readonly (readonly Run[])[];
      readonly rows: readonly (readonly (readonly Run[])[])[];
    };

const html = ['htmlFlow', 'htmlText'];
/** What indents or code would be is text: letters have none. */
const off = ['codeIndented', 'codeFenced', 'codeText', 'autolink', 'definition'];

const parse = (text: string, disabled: readonly string[]): Root =>
  fromMarkdown(text, {
    extensions: [gfmTable(), { disable: { null: [...disabled] } }],
    mdastExtensions: [gfmTableFromMarkdown()],
  });

/** A line that was begun on the way is a line of the paper, as people write letters. */
const signs = /([\uE100-\uE1FF\uE001\n])/u;

function textRuns(text: string, bold: boolean): Run[] {
  return text
    .split(signs)
    .filter((part) => part !== '')
    .map((part): Run => {
      if (part === lineSign || part === '\n') return { kind: 'break' };
      return placeSign.test(part) ? { kind: 'place', at: placeAt(part) } : { kind: 'text', text: part, bold };
    });
}

const runsOf = (nodes: readonly PhrasingContent[], bold = false): Run[] =>
  nodes.flatMap((node): Run[] => {
    if (node.type === 'text') return textRuns(node.value, bold);
    if (node.type === 'break') return [{ kind: 'break' }];
    if (node.type === 'strong') return runsOf(node.children, true);
    if ('children' in node) return runsOf(node.children, bold);
    return 'value' in node ? textRuns(node.value, bold) : [];
  });

const cellsOf = ({ children }: TableRow) => children.map((cell) => runsOf(cell.children));

function blocksOf(nodes: readonly RootContent[], depth = 0): Block[] {
  return nodes.flatMap((node): Block[] => {
    if (node.type === 'heading') return [{ kind: 'heading', level: node.depth, runs: runsOf(node.children) }];
    if (node.type === 'paragraph') return [{ kind: 'paragraph', runs: runsOf(node.children) }];
    if (node.type === 'thematicBreak') return [{ kind: 'rule' }];
    if (node.type === 'blockquote') return [{ kind: 'quote', blocks: blocksOf(node.children, depth) }];
    if (node.type === 'list')
      return node.children.map((item, at) => ({
        kind: 'item',
        mark: node.ordered ? `${(node.start ?? 1) + at}.` : '•',
        depth,
        blocks: blocksOf(item.children, depth + 1),
      }));
    if (node.type === 'table') {
      const [titles, ...rows] = node.children.map(cellsOf);
      return [
        { kind: 'table', align: (node.align ?? []).map((one) => one ?? 'left'), titles: titles ?? [], rows },
      ];
    }
    return [];
  });
}

export const readBlocks = (text: string): Block[] => blocksOf(parse(text, [...html, ...off]).children);

/** Pictures and HTML, which a paper does not take; links are drawn as their words. */
const refused = new Set<Nodes['type']>(['html', 'image', 'imageReference']);

function refusedIn(node: Nodes): Problem[] {
  if (refused.has(node.type))
    return [
      {
        line: node.position?.start.line ?? 0,
        kind: 'markup',
        found: 'value' in node ? node.value.slice(0, 80) : '![]()',
      },
    ];
  return 'children' in node ? node.children.flatMap(refusedIn) : [];
}

/** Of a text as it was written, with its lines. */
export const markupProblems = (source: string): Problem[] => refusedIn(parse(source, off));
