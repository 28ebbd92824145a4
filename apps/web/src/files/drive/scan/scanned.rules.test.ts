import { expect, test } from 'vitest';
import { wholePhoto } from './corners.rules.ts';
import { type ScannedPage, movedPage, pagePoints } from './scanned.rules.ts';

const aPage = (pageId: string): ScannedPage => ({
  pageId,
  photo: new Blob(),
  url: '',
  width: 1,
  height: 1,
  corners: wholePhoto,
  turns: 0,
  look: 'colour',
});
const pages = ['a', 'b', 'c'].map(aPage);
const order = (of: readonly ScannedPage[]) => of.map(({ pageId }) => pageId).join('');

test('a page moves by one place, and stays at either end', () => {
  expect(order(movedPage(pages, 'b', -1))).toBe('bac');
  expect(order(movedPage(pages, 'b', 1))).toBe('acb');
  expect(movedPage(pages, 'a', -1)).toBe(pages);
  expect(movedPage(pages, 'c', 1)).toBe(pages);
  expect(movedPage(pages, 'gone', 1)).toBe(pages);
});

test('a page of the PDF has the shape of its picture and fits A4', () => {
  expect(pagePoints({ width: 1_000, height: 2_000 })).toEqual({ width: 421, height: 842 });
  expect(pagePoints({ width: 2_000, height: 1_000 })).toEqual({ width: 842, height: 421 });
});
