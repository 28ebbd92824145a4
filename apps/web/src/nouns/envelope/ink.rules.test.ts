import { expect, test } from 'vitest';
import { boundsOfInk, scaleToFit, withoutPaper } from './ink.rules.ts';

const blank = (width: number, height: number) => ({
  data: new Uint8ClampedArray(width * height * 4),
  width,
  height,
});

test('the box around a signature is as large as its ink, without the haze at its edges', () => {
  const points = blank(10, 6);
  const paint = (x: number, y: number, alpha: number) => {
    points.data[(y * 10 + x) * 4 + 3] = alpha;
  };
  expect(boundsOfInk(points)).toBeNull();
  paint(0, 0, 5);
  expect(boundsOfInk(points)).toBeNull();
  paint(3, 1, 255);
  paint(7, 4, 40);
  expect(boundsOfInk(points)).toEqual({ left: 3, top: 1, width: 5, height: 4 });
});

test('of a photo the paper goes and the ink stays, also where it is red', () => {
  const points = { data: new Uint8ClampedArray(4 * 4), width: 4, height: 1 };
  points.data.set([250, 248, 240, 255, 20, 20, 60, 255, 200, 30, 30, 255, 172, 172, 172, 255]);
  withoutPaper(points);
  const alphas = [3, 7, 11, 15].map((at) => points.data[at]);
  expect(alphas.slice(0, 3)).toEqual([0, 255, 255]);
  expect(alphas[3]).toBeGreaterThan(80);
  expect(alphas[3]).toBeLessThan(180);
});

test('a large picture becomes as small as the field needs, a small one stays as it is', () => {
  expect(scaleToFit({ width: 4000, height: 3000 }, { width: 800, height: 300 })).toBe(0.1);
  expect(scaleToFit({ width: 200, height: 80 }, { width: 800, height: 300 })).toBe(1);
});
