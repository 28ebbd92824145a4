import { expect, test } from 'vitest';
import { errorsLeft } from './errors-left.ts';

const isField = (name: string) => ['caption', 'photo', 'audience'].includes(name);
const empty = 'This cannot be empty.';

test('a field is no longer wrong once it is changed, and others stay wrong', () => {
  const before = { form: 'Try again.', caption: empty, 'photo.name': empty, audience: empty };
  const left = errorsLeft(before, { changed: ['photo'], isField, check: () => null });
  expect(left).toEqual({ caption: empty, audience: empty });
});

test('what is said of a part of the body goes once the body is right there, whatever the field is called', () => {
  const before = { 'picture.alternative': empty, words: 'Too long.' };
  const changing = { changed: ['photo'], isField };
  expect(errorsLeft(before, { ...changing, check: () => ({ words: 'Too long.' }) })).toEqual({
    words: 'Too long.',
  });
  expect(errorsLeft(before, { ...changing, check: () => before })).toEqual(before);
  expect(errorsLeft(before, { ...changing, check: () => null })).toEqual({});
});

test('the body is not looked at where only fields are wrong', () => {
  const check = () => expect.unreachable();
  expect(errorsLeft({ caption: empty }, { changed: ['caption'], isField, check })).toEqual({});
});
