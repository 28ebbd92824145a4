import type { Print } from './print-lines.ts';

/** Pieces of one height that stand side by side, as a line of one column. */
export interface Segment extends Print {}

/** A part of a page that is read from its top to its end before the next one. */
export type Block = readonly Segment[];

/** What parts two columns is at least this wide, points. */
const gutter = 9;
const fewestLines = 4;
/** Columns within columns, as a side bar beside two of them. */
const mostDepth = 3;
/** Of the lines on the right, those that stand at the height of one on the left: above it they are its second half. */
const mostShared = 0.6;
/** Of a side, the lines that are headings: above it the side is the margin of the other. */
const mostHeadings = 0.75;

type IsHeading = (text: string) => boolean;

interface Split {
  readonly at: number;
  readonly top: number;
  readonly end: number;
  readonly lines: number;
}

const middle = ({ y, height }: Segment) => y + height / 2;
const right = ({ x, width }: Segment) => x + width;

/** Stretches of a page, from its top, in which nothing crosses the gutter. */
function stretches(block: Block, at: number): Split[] {
  const found: Split[] = [];
  let open: { top: number; end: number; lines: number } | null = null;
  for (const segment of block) {
    const crosses = segment.x < at + gutter && right(segment) > at;
    if (crosses) {
      if (open) found.push({ at, ...open });
      open = null;
    } else {
      const [top, end] = [segment.y + segment.height, segment.y];
      open = open
        ? { top: Math.max(open.top, top), end: Math.min(open.end, end), lines: open.lines + 1 }
        : { top, end, lines: 1 };
    }
  }
  return open ? [...found, { at, ...open }] : found;
}

const within = (block: Block, { top, end }: Split) =>
  block.filter((segment) => middle(segment) <= top && middle(segment) >= end);

const share = (block: Block, holds: (segment: Segment) => boolean) =>
  block.filter(holds).length / Math.max(1, block.length);

/** Whether both sides are read for themselves; else what stands on the right belongs to what stands on the left. */
function areColumns(left: Block, on: Block, isHeading: IsHeading): boolean {
  if (left.length < fewestLines || on.length < fewestLines) return false;
  const isTitle = ({ text }: Segment) => isHeading(text);
  if ([left, on].some((side) => share(side, isTitle) > mostHeadings)) return false;
  if (left.some(isTitle) && on.some(isTitle)) return true;
  const shared = share(on, (segment) =>
    left.some((other) => Math.abs(middle(other) - middle(segment)) < segment.height / 2),
  );
  return shared < mostShared;
}

/** The longest stretch of the page at which it falls into two columns. */
function splitOf(block: Block, isHeading: IsHeading): Split | null {
  const places = new Set(block.map((segment) => Math.floor(right(segment)) + 1));
  const splits = [...places]
    .flatMap((at) => stretches(block, at))
    .filter(({ lines }) => lines >= 2 * fewestLines);
  for (const split of splits.toSorted((a, b) => b.lines - a.lines)) {
    const part = within(block, split);
    const left = part.filter((segment) => segment.x < split.at);
    if (
      areColumns(
        left,
        part.filter((segment) => segment.x >= split.at),
        isHeading,
      )
    )
      return split;
  }
  return null;
}

/** The parts of a page in the order in which a person reads them: what stands above its columns, each of them, what is below. */
export function blocksOf(block: Block, isHeading: IsHeading, depth = 0): Block[] {
  const split = depth < mostDepth ? splitOf(block, isHeading) : null;
  if (!split) return block.length > 0 ? [block] : [];
  const part = within(block, split);
  const rest = block.filter((segment) => !part.includes(segment));
  return [
    rest.filter((segment) => middle(segment) > split.top),
    part.filter((segment) => segment.x < split.at),
    part.filter((segment) => segment.x >= split.at),
    rest.filter((segment) => middle(segment) < split.end),
  ].flatMap((one) => blocksOf(one, isHeading, depth + 1));
}
