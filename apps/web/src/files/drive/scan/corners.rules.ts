/** Shares of the photo's width and height, from its upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const cornerNames = ['topLeft', 'topRight', 'bottomRight', 'bottomLeft'] as const;
export type CornerName = (typeof cornerNames)[number];
/** Of the paper on its photo. */
export type Corners = Readonly<Record<CornerName, Point>>;

interface Size {
  readonly width: number;
  readonly height: number;
}

export const wholePhoto: Corners = {
  topLeft: { x: 0, y: 0 },
  topRight: { x: 1, y: 0 },
  bottomRight: { x: 1, y: 1 },
  bottomLeft: { x: 0, y: 1 },
};

const within = (share: number) => Math.round(Math.max(0, Math.min(1, share)) * 1e4) / 1e4;
const inPhoto = ({ x, y }: Point): Point => ({ x: within(x), y: within(y) });

/** As a polygon on a square of 100 by 100. */
export const outlineOf = (corners: Corners): string =>
  cornerNames.map((name) => `${corners[name].x * 100},${corners[name].y * 100}`).join(' ');

/** What is smaller is no paper, and its page would be a line. */
const leastArea = 0.005;

const turnAt = (before: Point, at: Point, after: Point) =>
  (at.x - before.x) * (after.y - at.y) - (at.y - before.y) * (after.x - at.x);

/** Whether the four corners go around a paper: none points inwards, and its sides do not cross. */
export function isPaper(corners: Corners): boolean {
  const points = cornerNames.map((name) => corners[name]);
  const around = points.map((point, at) => {
    const [before, after] = [points[(at + 3) % 4] ?? point, points[(at + 1) % 4] ?? point];
    return turnAt(before, point, after);
  });
  const doubled = points.reduce((sum, { x, y }, at) => {
    const after = points[(at + 1) % 4] ?? { x, y };
    return sum + x * after.y - after.x * y;
  }, 0);
  return around.every((turn) => turn > 0) && doubled / 2 >= leastArea;
}

/** Moved to a point; where that would be no paper, it stays. */
export function movedCorner(corners: Corners, name: CornerName, to: Point): Corners {
  const next = { ...corners, [name]: inPhoto(to) };
  return isPaper(next) ? next : corners;
}

const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** Shares of the photo: an arrow moves by the smaller, with Shift by the larger. */
const stepShares = { usual: 0.005, far: 0.03 };

/** Null: the key does nothing here. */
export function afterKey(
  corners: Corners,
  name: CornerName,
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
): Corners | null {
  const step = steps[key];
  if (!step) return null;
  const by = shiftKey ? stepShares.far : stepShares.usual;
  const { x, y } = corners[name];
  return movedCorner(corners, name, { x: x + step.x * by, y: y + step.y * by });
}

/** In pixels of a picture of this size, as they were found there or are cut out of it. */
export const inPixels = (corners: Corners, { width, height }: Size): Corners => {
  const pixels = ({ x, y }: Point) => ({ x: x * width, y: y * height });
  const { topLeft, topRight, bottomRight, bottomLeft } = corners;
  return {
    topLeft: pixels(topLeft),
    topRight: pixels(topRight),
    bottomRight: pixels(bottomRight),
    bottomLeft: pixels(bottomLeft),
  };
};

/** What was found on a picture of this size; the whole photo where it is no paper. */
export function foundCorners(pixels: Corners | null, { width, height }: Size): Corners {
  if (!pixels) return wholePhoto;
  const shares = inPixels(pixels, { width: 1 / width, height: 1 / height });
  const [topLeft, topRight] = [inPhoto(shares.topLeft), inPhoto(shares.topRight)];
  const [bottomRight, bottomLeft] = [inPhoto(shares.bottomRight), inPhoto(shares.bottomLeft)];
  const found = { topLeft, topRight, bottomRight, bottomLeft };
  return isPaper(found) ? found : wholePhoto;
}
