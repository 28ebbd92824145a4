import { expect, test } from 'vitest';
import { asItIs, changed, zooms } from './viewer-view.ts';

const after = (keys: string, pages: number) =>
  keys.split('').reduce((view, key) => changed(view, key, pages) ?? view, asItIs);

test('keys enlarge, turn and go through pages, and stop at the ends', () => {
  expect(after('++-', 1)).toEqual({ zoom: 1, turns: 0, page: 0 });
  expect(after('++++++++', 1).zoom).toBe(zooms.length - 1);
  expect(after('rrrrr', 1).turns).toBe(1);
  expect(after('NnN', 3).page).toBe(2);
  expect(after('nnnnp', 3).page).toBe(1);
  expect(after('pp', 3).page).toBe(0);
});

test('0 shows the present page as it is, and other keys are left alone', () => {
  expect(after('+rn0', 2)).toEqual({ zoom: 0, turns: 0, page: 1 });
  expect(changed(asItIs, 'j', 2)).toBeNull();
});
