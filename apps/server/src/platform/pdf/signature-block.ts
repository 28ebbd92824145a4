/** Where the sides of a paper sign: a box for each beside the other, and its place as shares of the page. */
import { type Doc, write } from './canvas.ts';
import { type PaperInfo, paint, paper, renderPaper } from './paper.ts';

const pageHeight = 841.89;
const gap = 25;
const box = { height: 46, below: 3 } as const;

export interface BlockSide<Side extends string> {
  readonly side: Side;
  /** As "Customer". */
  readonly label: string;
  readonly name: string;
}

/** Shares of its page (0 to 1), from the upper left corner. */
export interface BlockPlace<Side extends string> {
  readonly side: Side;
  /** From 0. */
  readonly page: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** How much room a block needs, so that it does not begin where it does not fit. */
export const signatureBlockHeight = 104;

/** From 0. */
function pageOf(doc: Doc): number {
  const { start, count } = doc.bufferedPageRange();
  return start + count - 1;
}

/** Begins at `top` of the present page; answers where it ends, and where each side signs. */
export function drawSignatureBlock<Side extends string>(
  doc: Doc,
  sides: readonly BlockSide<Side>[],
  top: number,
): { readonly bottom: number; readonly places: readonly BlockPlace<Side>[] } {
  const width = (paper.width - gap) / 2;
  const page = pageOf(doc);
  let bottom = top;
  const places = sides.map(({ side, label, name }, index) => {
    const left = paper.left + index * (width + gap);
    const named = write(doc, label, left, top, width, { size: 8, bold: true, color: paint.dim });
    const under = write(doc, name, left, named + 1, width, { size: 10, bold: true }) + box.below;
    const line = under + box.height;
    doc
      .moveTo(left, line)
      .lineTo(left + width, line)
      .lineWidth(0.8)
      .stroke(paint.soft);
    bottom = Math.max(bottom, line + 8);
    return {
      side,
      page,
      left: left / paper.pageWidth,
      top: under / pageHeight,
      width: width / paper.pageWidth,
      height: (box.height - 2) / pageHeight,
    };
  });
  return { bottom, places };
}

export interface PaperToSign<Side extends string> {
  readonly content: Buffer;
  readonly pages: readonly { readonly width: number; readonly height: number }[];
  readonly places: readonly BlockPlace<Side>[];
}

/** All pages of our papers are A4. */
export const pageSizes = (count: number): PaperToSign<string>['pages'] =>
  Array.from({ length: count }, () => ({ width: paper.pageWidth, height: pageHeight }));

/** As `renderPaper`, with what is known of its pages. */
export async function renderToSign<Side extends string>(
  info: PaperInfo,
  draw: (doc: Doc) => readonly BlockPlace<Side>[],
): Promise<PaperToSign<Side>> {
  let places: readonly BlockPlace<Side>[] = [];
  let count = 0;
  const content = await renderPaper(info, (doc) => {
    places = draw(doc);
    count = pageOf(doc) + 1;
  });
  return { content, places, pages: pageSizes(count) };
}
