import { PDFArray, PDFName, PDFNumber, type PDFPage } from 'pdf-lib';
import type { Mark, PageSize } from './sealing.ts';

interface Box {
  readonly left: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

/** How a page is shown: what of it, and how far it is turned clockwise. */
export interface PageView {
  readonly box: Box;
  readonly turn: 0 | 90 | 180 | 270;
  /** As people see it, in points. */
  readonly size: PageSize;
}

/** In the order of the operator `cm`. */
export type Matrix = readonly [number, number, number, number, number, number];

/** What viewers take where a page names no box. */
const letter: Box = { left: 0, bottom: 0, width: 612, height: 792 };

function boxOf(page: PDFPage, name: string): Box | null {
  const array = page.node.context.lookup(page.node.getInheritableAttribute(PDFName.of(name)));
  if (!(array instanceof PDFArray) || array.size() !== 4) return null;
  const numbers = array.asArray().map((_, at) => array.lookup(at));
  const [x0, y0, x1, y1] = numbers.map((one) => (one instanceof PDFNumber ? one.asNumber() : Number.NaN));
  const box = boxBetween([x0 ?? 0, y0 ?? 0], [x1 ?? 0, y1 ?? 0]);
  return box.width > 0 && box.height > 0 ? box : null;
}

/** Whichever corners a file names. */
function boxBetween([x0, y0]: readonly [number, number], [x1, y1]: readonly [number, number]): Box {
  const [left, bottom] = [Math.min(x0, x1), Math.min(y0, y1)];
  return { left, bottom, width: Math.max(x0, x1) - left, height: Math.max(y0, y1) - bottom };
}

function within(inner: Box, outer: Box): Box {
  const left = Math.max(inner.left, outer.left);
  const bottom = Math.max(inner.bottom, outer.bottom);
  const right = Math.min(inner.left + inner.width, outer.left + outer.width);
  const top = Math.min(inner.bottom + inner.height, outer.bottom + outer.height);
  return right > left && top > bottom ? { left, bottom, width: right - left, height: top - bottom } : outer;
}

function numberOf(page: PDFPage, name: string): number | null {
  const value = page.node.context.lookup(page.node.getInheritableAttribute(PDFName.of(name)));
  return value instanceof PDFNumber ? value.asNumber() : null;
}

function turnOf(page: PDFPage): PageView['turn'] {
  const quarters = Math.trunc((numberOf(page, 'Rotate') ?? 0) / 90) % 4;
  const turns = [0, 90, 180, 270] as const;
  return turns[(quarters + 4) % 4] ?? 0;
}

export function viewOf(page: PDFPage): PageView {
  const media = boxOf(page, 'MediaBox') ?? letter;
  const crop = boxOf(page, 'CropBox');
  const box = crop ? within(crop, media) : media;
  const turn = turnOf(page);
  const unit = numberOf(page, 'UserUnit') ?? 1;
  const scale = unit > 0 ? unit : 1;
  const [width, height] = turn % 180 === 0 ? [box.width, box.height] : [box.height, box.width];
  return { box, turn, size: { width: width * scale, height: height * scale } };
}

/** A point of the page as it is seen, in fractions from its upper left corner, in the page's own coordinates. */
function pointOn({ box: { left, bottom, width, height }, turn }: PageView, across: number, down: number) {
  const at = {
    0: [across, 1 - down],
    90: [down, across],
    180: [1 - across, down],
    270: [1 - down, 1 - across],
  } as const;
  const [x, y] = at[turn];
  return { x: left + x * width, y: bottom + y * height };
}

/** How large a mark is as it is seen, in points. */
export const sizeOf = ({ size }: PageView, { width, height }: Mark): PageSize => ({
  width: width * size.width,
  height: height * size.height,
});

/** Brings a drawing of this size, from its lower left corner, into the mark's place, upright for who reads the page. */
export function placed(view: PageView, mark: Mark, drawing: PageSize): Matrix {
  const [right, bottom] = [mark.left + mark.width, mark.top + mark.height];
  const origin = pointOn(view, mark.left, bottom);
  const across = pointOn(view, right, bottom);
  const up = pointOn(view, mark.left, mark.top);
  return [
    (across.x - origin.x) / drawing.width,
    (across.y - origin.y) / drawing.width,
    (up.x - origin.x) / drawing.height,
    (up.y - origin.y) / drawing.height,
    origin.x,
    origin.y,
  ];
}
