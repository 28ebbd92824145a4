import { expect, test } from 'vitest';
import { tagsOf } from './talent-pool.rules.ts';

test('a tag is kept once, without room around it, in the spelling that is there', () => {
  expect(tagsOf([' night  shift ', 'Night Shift', 'AC', 'ac'], ['Night shift'])).toEqual([
    'Night shift',
    'AC',
  ]);
  expect(tagsOf(['रात की पाली', 'रात की पाली'], [])).toEqual(['रात की पाली']);
  expect(tagsOf(['  '], [])).toEqual([]);
});
