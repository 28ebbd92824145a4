/** Names on the small map of a service area: as many of the nearest as fit without touching each other. */
export interface MapDot {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

export interface MapLabel extends MapDot {
  /** Beside which side of its dot the name begins. */
  readonly anchor: 'start' | 'end';
}

/** In units of the drawing; the width of a letter is an upper estimate, for both scripts. */
const letterWidth = 5.4;
const lineHeight = 11;
const gap = 6;
const most = 12;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function boxOf({ name, x, y, anchor }: MapLabel): Box {
  const width = name.length * letterWidth;
  const left = anchor === 'start' ? x + gap : x - gap - width;
  return { left, right: left + width, top: y - lineHeight / 2, bottom: y + lineHeight / 2 };
}

const touches = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const isWithin = ({ left, right, top, bottom }: Box, size: number) =>
  left >= 0 && right <= size && top >= 0 && bottom <= size;

/** `dots`: nearest first; a name is written once. `size`: the side of the square drawing. */
export function labelsOf(dots: readonly MapDot[], size: number): readonly MapLabel[] {
  const centre: Box = { left: size / 2 - 9, right: size / 2 + 9, top: size / 2 - 9, bottom: size / 2 + 9 };
  const taken: Box[] = [centre];
  const labels: MapLabel[] = [];
  for (const dot of dots) {
    if (labels.length === most) break;
    if (labels.some(({ name }) => name === dot.name)) continue;
    const label = (['start', 'end'] as const)
      .map((anchor): MapLabel => ({ ...dot, anchor }))
      .find((one) => {
        const box = boxOf(one);
        return isWithin(box, size) && !taken.some((other) => touches(box, other));
      });
    if (!label) continue;
    labels.push(label);
    taken.push(boxOf(label));
  }
  return labels;
}
