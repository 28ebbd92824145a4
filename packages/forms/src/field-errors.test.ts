import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { fieldErrors } from './field-errors.ts';

const schema = z.object({
  title: z.string().check(z.minLength(1, 'Enter a title.')),
  wage: z.object({ paise: z.number().check(z.gte(50_00, 'Enter at least ₹50.')) }),
  lines: z.array(z.object({ name: z.string().check(z.minLength(1, 'Enter a name.')) })),
});
const errorsOf = (values: unknown) => fieldErrors(schema, values, (english) => english);

test('what is wrong within a part is said of the part and of its field, as the server names it', () => {
  expect(errorsOf({ title: '', wage: { paise: 12_00 }, lines: [{ name: 'Pipe' }, { name: '' }] })).toEqual({
    title: 'Enter a title.',
    wage: 'Enter at least ₹50.',
    'wage.paise': 'Enter at least ₹50.',
    lines: 'Enter a name.',
    'lines.1.name': 'Enter a name.',
  });
});

test('values that pass have no errors', () => {
  expect(errorsOf({ title: 'Plumber', wage: { paise: 50_00 }, lines: [] })).toBeNull();
});
