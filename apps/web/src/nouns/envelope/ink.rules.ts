/** Pure parts of a signature's picture, on the points of a canvas (red, green, blue, alpha). */

export interface Points {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Below it a point is the haze at the edge of a stroke. */
const leastAlpha = 12;

/** The smallest box around all that is drawn; null: nothing is. */
export function boundsOfInk({ data, width, height }: Points): Box | null {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < leastAlpha) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  return right < 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** As light as paper in daylight, and as dark as the lightest ink. */
const paper = 205;
const ink = 140;

const lightOf = (data: Uint8ClampedArray, at: number) =>
  0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);

/** Takes the paper out of a photo of a signature or a stamp, so that it does not cover what is below it. */
export function withoutPaper({ data }: Points): void {
  for (let at = 0; at < data.length; at += 4) {
    const share = (paper - lightOf(data, at)) / (paper - ink);
    data[at + 3] = Math.round((data[at + 3] ?? 0) * Math.min(1, Math.max(0, share)));
  }
}

/** How much smaller it has to be to fit; never larger. */
export const scaleToFit = (
  size: { readonly width: number; readonly height: number },
  most: { readonly width: number; readonly height: number },
): number => Math.min(1, most.width / size.width, most.height / size.height);
