import { expect, test } from 'vitest';
import { type Look, applyLook, shadesOf } from './looks.rules.ts';

const [width, height] = [64, 64];
/** Paper in a room: lit from the left, with a dark line of ink across it. */
function aPage(): Uint8ClampedArray {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < width * height; at += 1) {
    const x = at % width;
    const isInk = Math.floor(at / width) === 32;
    const light = 200 - x;
    data.set(isInk ? [light / 3, light / 4, light / 3, 255] : [light, light - 10, light - 20, 255], at * 4);
  }
  return data;
}
function shown(look: Look): Uint8ClampedArray {
  const data = aPage();
  applyLook({ data, width, height }, look);
  return data;
}
const pointAt = (data: Uint8ClampedArray, x: number, y: number) => [
  ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
];

test('in colour a page is as it was taken', () => {
  expect(shown('colour')).toEqual(aPage());
});

test('in grey it has no colour, and reaches from dark to light', () => {
  const data = shown('grey');
  const [red, green, blue, solid] = pointAt(data, 2, 2);
  expect([green, blue, solid]).toEqual([red, red, 255]);
  expect(red).toBeGreaterThan(240);
  expect(pointAt(data, 60, 32)[0]).toBeLessThan(30);
});

test('as ink only the line is black, in the light and in the shadow', () => {
  const data = shown('ink');
  for (const x of [2, 30, 60]) {
    expect(pointAt(data, x, 32)).toEqual([0, 0, 0, 255]);
    expect(pointAt(data, x, 10)).toEqual([255, 255, 255, 255]);
  }
});

test('a page of one shade has no range to stretch', () => {
  const { dark, light } = shadesOf(new Uint8Array(100).fill(120));
  expect(light - dark).toBeLessThanOrEqual(0);
});
