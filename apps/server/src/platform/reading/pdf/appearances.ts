import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFPage,
  PDFRawStream,
  PDFRef,
} from 'pdf-lib';
import { nameOf } from './names.ts';

const hidden = 0b10;
const noView = 0b100000;

type Matrix = readonly [number, number, number, number, number, number];
const identity: Matrix = [1, 0, 0, 1, 0, 0];

function numbersOf(object: PDFObject | undefined, count: number): number[] | null {
  if (!(object instanceof PDFArray) || object.size() !== count) return null;
  const numbers = object.asArray().map((_, at) => object.lookup(at));
  return numbers.every((one) => one instanceof PDFNumber) ? numbers.map((one) => one.asNumber()) : null;
}

/** The stream that draws an annotation, and its reference; null where it draws nothing. */
function normalAppearance(annotation: PDFDict): { ref: PDFRef; form: PDFRawStream } | null {
  const states = annotation.lookup(PDFName.of('AP'));
  if (!(states instanceof PDFDict)) return null;
  let normal = states.get(PDFName.of('N'));
  const chosen = annotation.context.lookup(normal);
  if (chosen instanceof PDFDict) {
    const state = nameOf(annotation.lookup(PDFName.of('AS')));
    normal = chosen.get(PDFName.of(state));
  }
  const form = normal && annotation.context.lookup(normal);
  return normal instanceof PDFRef && form instanceof PDFRawStream ? { ref: normal, form } : null;
}

/** ISO 32000-2, 12.5.5: the form's box, turned by its matrix, is fitted into the annotation's rectangle. */
function placement(annotation: PDFDict, form: PDFRawStream): Matrix | null {
  const rect = numbersOf(annotation.lookup(PDFName.of('Rect')), 4);
  const box = numbersOf(form.dict.lookup(PDFName.of('BBox')), 4);
  if (!rect || !box) return null;
  const [a, b, c, d, e, f] = numbersOf(form.dict.lookup(PDFName.of('Matrix')), 6) ?? identity;
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = box;
  const corners = [
    [x0, y0],
    [x0, y1],
    [x1, y0],
    [x1, y1],
  ].map(([x = 0, y = 0]) => [(a ?? 1) * x + (c ?? 0) * y + (e ?? 0), (b ?? 0) * x + (d ?? 1) * y + (f ?? 0)]);
  const span = (at: number) => {
    const values = corners.map((corner) => corner[at] ?? 0);
    return { from: Math.min(...values), length: Math.max(...values) - Math.min(...values) };
  };
  const [across, up] = [span(0), span(1)];
  const [left = 0, bottom = 0, right = 0, top = 0] = rect;
  const scaleX = across.length === 0 ? 1 : Math.abs(right - left) / across.length;
  const scaleY = up.length === 0 ? 1 : Math.abs(top - bottom) / up.length;
  const moveX = Math.min(left, right) - across.from * scaleX;
  const moveY = Math.min(bottom, top) - up.from * scaleY;
  return [scaleX, 0, 0, scaleY, moveX, moveY];
}

export interface Appearance {
  readonly ref: PDFRef;
  readonly matrix: Matrix;
}

/**
 * What a page's annotations draw: filled-in fields, stamps and signatures. Drawn into the page, they stay visible when
 * the annotations themselves, which can do more than draw, are left behind.
 */
export function appearancesOf(page: PDFPage): Appearance[] {
  const annotations = page.node.lookup(PDFName.of('Annots'));
  if (!(annotations instanceof PDFArray)) return [];
  return annotations.asArray().flatMap((_, at) => {
    const annotation = annotations.lookup(at);
    if (!(annotation instanceof PDFDict)) return [];
    const flags = annotation.lookup(PDFName.of('F'));
    if (flags instanceof PDFNumber && (flags.asNumber() & (hidden | noView)) !== 0) return [];
    if (nameOf(annotation.lookup(PDFName.of('Subtype'))) === 'Popup') return [];
    const found = normalAppearance(annotation);
    const matrix = found && placement(annotation, found.form);
    return found && matrix?.every(Number.isFinite) ? [{ ref: found.ref, matrix }] : [];
  });
}
