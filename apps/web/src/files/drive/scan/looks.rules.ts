/** How a scanned page looks: as it was taken, in grey, or as ink on white. */
export const looks = ['colour', 'grey', 'ink'] as const;
export type Look = (typeof looks)[number];

/** Four bytes a pixel, as a canvas hands them out. */
interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** Of all points, how many may be darker than black and lighter than white. */
const clipped = 0.01;
/** Darker than what is around it by this part of it: ink. */
const inkBelow = 0.85;
/** What is around a point, in parts of the page's width. */
const aroundOf = 1 / 16;

const brightness = (data: Uint8ClampedArray, at: number) =>
  ((data[at] ?? 0) * 54 + (data[at + 1] ?? 0) * 183 + (data[at + 2] ?? 0) * 19) >> 8;

function greyOf({ data, width, height }: Pixels): Uint8Array {
  const grey = new Uint8Array(width * height);
  for (let at = 0; at < grey.length; at += 1) grey[at] = brightness(data, at * 4);
  return grey;
}

/** Between which shades nearly all points of a page lie. */
export function shadesOf(grey: Uint8Array): { readonly dark: number; readonly light: number } {
  const counts = new Uint32Array(256);
  for (const shade of grey) counts[shade] = (counts[shade] ?? 0) + 1;
  const most = grey.length * clipped;
  const ends = (from: number, step: number) => {
    let seen = 0;
    let shade = from;
    for (; shade + step >= 0 && shade + step < 256; shade += step) {
      seen += counts[shade] ?? 0;
      if (seen > most) break;
    }
    return shade;
  };
  return { dark: ends(0, 1), light: ends(255, -1) };
}

const put = (data: Uint8ClampedArray, at: number, shade: number) => {
  data[at * 4] = shade;
  data[at * 4 + 1] = shade;
  data[at * 4 + 2] = shade;
};

/** From the darkest to the lightest shade: a photo of paper in a room is grey all over. */
function inGrey({ data }: Pixels, grey: Uint8Array): void {
  const { dark, light } = shadesOf(grey);
  const range = Math.max(1, light - dark);
  for (const [at, shade] of grey.entries()) put(data, at, ((shade - dark) * 255) / range);
}

/** Sums of all points above and to the left, so that any square is four of them. */
function sumsOf(grey: Uint8Array, width: number, height: number): Float64Array {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let inRow = 0;
    for (let x = 0; x < width; x += 1) {
      inRow += grey[y * width + x] ?? 0;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + inRow;
    }
  }
  return sums;
}

/** A point is ink where it is darker than the paper around it, so a shadow on the paper stays white. */
function inInk({ data, width, height }: Pixels, grey: Uint8Array): void {
  const sums = sumsOf(grey, width, height);
  const half = Math.max(4, Math.round((width * aroundOf) / 2));
  const row = width + 1;
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [Math.max(0, y - half), Math.min(height, y + half + 1)];
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.max(0, x - half), Math.min(width, x + half + 1)];
      const sum =
        (sums[bottom * row + right] ?? 0) -
        (sums[top * row + right] ?? 0) -
        (sums[bottom * row + left] ?? 0) +
        (sums[top * row + left] ?? 0);
      const paper = sum / ((right - left) * (bottom - top));
      const at = y * width + x;
      put(data, at, (grey[at] ?? 0) < paper * inkBelow ? 0 : 255);
    }
  }
}

/** Changes the pixels in place. */
export function applyLook(pixels: Pixels, look: Look): void {
  if (look === 'colour') return;
  const grey = greyOf(pixels);
  if (look === 'grey') inGrey(pixels, grey);
  else inInk(pixels, grey);
}
