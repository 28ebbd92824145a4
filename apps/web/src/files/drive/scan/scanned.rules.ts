import type { Corners } from './corners.rules.ts';
import type { Look } from './looks.rules.ts';

/** A photo with what becomes of it: the paper on it, cut out, turned and in its look. */
export interface ScannedPage {
  readonly pageId: string;
  readonly photo: Blob;
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly corners: Corners;
  /** Quarters of a circle, to the right. */
  readonly turns: number;
  readonly look: Look;
}

export const mostPages = 30;

/** One place earlier or later; at an end it stays. */
export function movedPage(pages: readonly ScannedPage[], pageId: string, by: -1 | 1): readonly ScannedPage[] {
  const from = pages.findIndex((page) => page.pageId === pageId);
  const page = pages[from];
  const to = from + by;
  if (!page || to < 0 || to >= pages.length) return pages;
  const rest = pages.filter((one) => one !== page);
  return [...rest.slice(0, to), page, ...rest.slice(to)];
}

/** Points of A4's longer side: what is printed of a scan fits the paper. */
const longestPoints = 842;

/** A page of the PDF, in the shape of its picture. */
export function pagePoints({ width, height }: { readonly width: number; readonly height: number }) {
  const scale = longestPoints / Math.max(width, height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
