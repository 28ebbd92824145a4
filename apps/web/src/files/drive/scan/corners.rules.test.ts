import { expect, test } from 'vitest';
import { afterKey, foundCorners, inPixels, isPaper, movedCorner, wholePhoto } from './corners.rules.ts';

const paper = {
  topLeft: { x: 0.2, y: 0.1 },
  topRight: { x: 0.8, y: 0.15 },
  bottomRight: { x: 0.9, y: 0.9 },
  bottomLeft: { x: 0.1, y: 0.85 },
};
const photo = { width: 400, height: 300 };

test('a corner goes where it is moved, and no further than the photo', () => {
  expect(movedCorner(paper, 'topLeft', { x: 0.3, y: 0.2 }).topLeft).toEqual({ x: 0.3, y: 0.2 });
  expect(movedCorner(paper, 'topLeft', { x: -3, y: -3 }).topLeft).toEqual({ x: 0, y: 0 });
});

test('a move that crosses the sides, or leaves no paper, is not made', () => {
  expect(movedCorner(paper, 'topLeft', { x: 0.95, y: 0.95 })).toBe(paper);
  expect(movedCorner(paper, 'topLeft', { x: 0.5, y: 0.6 })).toBe(paper);
  expect(isPaper({ ...wholePhoto, topRight: wholePhoto.topLeft })).toBe(false);
});

test('arrows move a corner a little, with Shift further; other keys do nothing', () => {
  const right = afterKey(paper, 'topLeft', { key: 'ArrowRight', shiftKey: false });
  expect(right?.topLeft.x).toBeCloseTo(0.205, 4);
  const down = afterKey(paper, 'topLeft', { key: 'ArrowDown', shiftKey: true });
  expect(down?.topLeft.y).toBeCloseTo(0.13, 4);
  expect(afterKey(paper, 'topLeft', { key: 'a', shiftKey: false })).toBeNull();
});

test('what was found is the same paper in shares; where it is none, the whole photo is taken', () => {
  expect(foundCorners(inPixels(paper, photo), photo)).toEqual(paper);
  expect(foundCorners(null, photo)).toEqual(wholePhoto);
  const line = inPixels({ ...paper, bottomLeft: paper.topLeft, bottomRight: paper.topRight }, photo);
  expect(foundCorners(line, photo)).toEqual(wholePhoto);
});
