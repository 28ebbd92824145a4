import type { EnvelopeField, FieldKind } from '@nukkad/contract/files/envelope/envelope.model';

/** Of a page as people see it, in points. */
interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** Where a field lies: shares of its page's width and height, from the upper left corner. */
export type Area = Pick<EnvelopeField, 'left' | 'top' | 'width' | 'height'>;

/** A field on a page, before it is sent. */
export interface Placed extends Omit<EnvelopeField, 'fieldId'> {
  /** On this screen alone. */
  readonly key: string;
  /** Null: it was never sent. */
  readonly fieldId: EnvelopeField['fieldId'] | null;
}

/** In points: as large as it is written by hand. */
const usual: Readonly<Record<FieldKind, PageSize>> = {
  signature: { width: 160, height: 48 },
  initials: { width: 64, height: 36 },
  date: { width: 100, height: 24 },
  text: { width: 180, height: 24 },
  tick: { width: 18, height: 18 },
  stamp: { width: 96, height: 96 },
};

/** In points: what is smaller is read by no one, and no finger meets it. */
const leastPoints = 12;

const between = (least: number, most: number, value: number) => Math.max(least, Math.min(most, value));
/** A millionth of a page is less than a hair, and is what a sum of shares is wrong by. */
const rounded = (value: number) => Math.round(value * 1e6) / 1e6;

/** Within its page, and no smaller than can be read. */
export function inPage(area: Area, page: PageSize): Area {
  const width = between(Math.min(1, leastPoints / page.width), 1, area.width);
  const height = between(Math.min(1, leastPoints / page.height), 1, area.height);
  return {
    left: rounded(between(0, 1 - width, area.left)),
    top: rounded(between(0, 1 - height, area.top)),
    width: rounded(width),
    height: rounded(height),
  };
}

/** A new field of its usual size, with its middle where it was put. */
export function areaAt(kind: FieldKind, middle: { x: number; y: number }, page: PageSize): Area {
  const width = Math.min(1, usual[kind].width / page.width);
  const height = Math.min(1, usual[kind].height / page.height);
  return inPage({ left: middle.x - width / 2, top: middle.y - height / 2, width, height }, page);
}

/** Moved by shares of the page. */
export const moved = (area: Area, by: { x: number; y: number }, page: PageSize): Area =>
  inPage({ ...area, left: area.left + by.x, top: area.top + by.y }, page);

/** Its lower right corner moved; the upper left one stays. */
export function resized(area: Area, by: { x: number; y: number }, page: PageSize): Area {
  const width = Math.min(area.width + by.x, 1 - area.left);
  const height = Math.min(area.height + by.y, 1 - area.top);
  const { left, top } = area;
  return { ...inPage({ ...area, width, height }, page), left, top };
}

const steps: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** In points: an arrow moves by the larger, with Alt by the smaller. */
const stepPoints = { usual: 8, fine: 1 };

/** What a key does to the area of a field: arrows move it, with Shift its size changes. Null: the key does nothing here. */
export function afterKey(
  area: Area,
  { key, shiftKey, altKey }: { key: string; shiftKey: boolean; altKey: boolean },
  page: PageSize,
): Area | null {
  const step = steps[key];
  if (!step) return null;
  const points = altKey ? stepPoints.fine : stepPoints.usual;
  const by = { x: (step.x * points) / page.width, y: (step.y * points) / page.height };
  return shiftKey ? resized(area, by, page) : moved(area, by, page);
}

/** As a person reads: by page, from above, from the left. */
export const inReadingOrder = (fields: readonly Placed[]): readonly Placed[] =>
  fields.toSorted((one, other) => one.page - other.page || one.top - other.top || one.left - other.left);
