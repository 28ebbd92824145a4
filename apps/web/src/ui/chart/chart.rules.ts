/** Where the bars of a chart stand. Pure; all lengths in the units of its view box. */

export interface Box {
  readonly width: number;
  /** Where the bars may be, from the top. */
  readonly top: number;
  readonly bottom: number;
}

export interface Bar {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly isBelow: boolean;
}

const leastHeight = 3;

/** The line that stands for nothing: at the foot unless something was lost, at the head where nothing was won. */
export function floorOf(values: readonly number[], { top, bottom }: Box): number {
  const [most, least] = [Math.max(0, ...values), Math.min(0, ...values)];
  return most === least ? bottom : top + ((bottom - top) * most) / (most - least);
}

/** One bar for each value, in proportion; what is not nothing can be seen. */
export function barsOf(values: readonly number[], box: Box): readonly Bar[] {
  const [most, least] = [Math.max(0, ...values), Math.min(0, ...values)];
  const floor = floorOf(values, box);
  const unit = most === least ? 0 : (box.bottom - box.top) / (most - least);
  const step = box.width / Math.max(1, values.length);
  const width = Math.min(step * 0.68, 36);
  return values.map((value, place) => {
    const height = value === 0 ? 0 : Math.max(leastHeight, Math.abs(value) * unit);
    return {
      left: place * step + (step - width) / 2,
      top: value < 0 ? floor : floor - height,
      width,
      height,
      isBelow: value < 0,
    };
  });
}

const mostSteps = 4;

/** Round values for a scale from nothing to the largest, few enough to be read; none where there is nothing. */
export function scaleOf(values: readonly number[]): readonly number[] {
  const most = Math.max(0, ...values);
  if (most <= 0) return [];
  const power = 10 ** Math.floor(Math.log10(most));
  const step =
    [power / 5, power / 2, power, power * 2, power * 5].find((one) => most / one <= mostSteps) ?? power;
  return Array.from({ length: Math.floor(most / step) }, (_, at) => step * (at + 1));
}

/** Every how manieth bar has its name below: as many as have room. */
export const namedEvery = (count: number, most: number): number => Math.max(1, Math.ceil(count / most));
