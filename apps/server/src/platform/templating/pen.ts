/** The pen with which a template is drawn: where it goes on, and what is placed on the paper. */
import type { Doc } from '../pdf/canvas.ts';
import { paint, paper } from '../pdf/paper.ts';
import type { NamedPlace } from './place-signs.ts';
import type { Writing } from './rich-lines.ts';
import type { Place } from './templating.ts';

const pageHeight = 841.89;
const mostPages = 30;
export const paperSize = 10.5;

/** Thrown in the middle of drawing: a letter is no book. */
export class TooManyPages extends Error {
  override readonly name = 'TooManyPages';
}

/** The paper under the pen: where it goes on, and what is placed on it. */
export interface Pen {
  readonly doc: Doc;
  readonly named: readonly NamedPlace[];
  y: number;
  /** From 1. */
  page: number;
  readonly places: Place[];
}

export interface Column {
  readonly x: number;
  readonly width: number;
}

export const writingOf = (pen: Pen, more: Partial<Writing> = {}): Writing => ({
  size: paperSize,
  kindOf: (at) => pen.named[at]?.kind ?? 'date',
  ...more,
});

/** Another page where `height` does not fit on this one. */
export function makeRoom(pen: Pen, height: number): void {
  if (pen.y + height <= paper.bottom) return;
  pen.page += 1;
  if (pen.page > mostPages) throw new TooManyPages();
  pen.doc.addPage();
  pen.y = 48;
}

/** Keeps where someone signs, and draws the line that they sign on. */
export function place(
  pen: Pen,
  at: number,
  {
    x,
    y,
    width,
    height,
  }: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): void {
  const named = pen.named[at];
  if (!named) return;
  pen.doc
    .moveTo(x, y + height)
    .lineTo(x + width, y + height)
    .lineWidth(0.7)
    .stroke(paint.soft);
  const share = (value: number, of: number) => Math.min(1, Math.max(0, value / of));
  pen.places.push({
    ...named,
    page: pen.page - 1,
    left: share(x, paper.pageWidth),
    top: share(y, pageHeight),
    width: share(width, paper.pageWidth),
    height: share(height, pageHeight),
  });
}
