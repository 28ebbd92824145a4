import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { emptyScreens } from './empty.gen.ts';
import { plannedEmpty } from './planned.empty.ts';

test('every empty screen has its own picture, and every picture its screen', () => {
  const drawing = readFileSync(path.join(import.meta.dirname, '../ui/state/empty-scenes.svg'), 'utf8');
  const pictures = [...drawing.matchAll(/\bid="([\w-]+)"/g)].map(([, id]) => id);
  const screens = Object.values({ ...emptyScreens, ...plannedEmpty }).map(({ picture }) => picture);
  expect(screens.toSorted()).toEqual(pictures.toSorted());
});
