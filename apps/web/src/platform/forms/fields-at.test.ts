import { expect, test, vi } from 'vitest';
import { fieldsAt } from './fields-at.ts';

interface Typed {
  readonly title: string;
  readonly day: string;
  readonly amount: number | null;
}

function aForm() {
  const fields: Typed = { title: 'Wiring', day: '', amount: null };
  const change = vi.fn<(next: Partial<Typed>) => void>();
  return { change, ...fieldsAt({ fields, errors: { day: 'Choose a day.' }, change }) };
}

test('a field has its name, its value and what is wrong with it', () => {
  const { textAt, dayAt, moneyAt } = aForm();
  expect(textAt('title')).toMatchObject({ name: 'title', value: 'Wiring', error: undefined });
  expect(dayAt('day')).toMatchObject({ name: 'day', value: '', error: 'Choose a day.' });
  expect(moneyAt('amount')).toMatchObject({ name: 'amount', paise: null, error: undefined });
});

test('a field changes itself alone', () => {
  const { change, textAt, lineAt, dayAt, moneyAt } = aForm();
  textAt('title').onText('Painting');
  lineAt('title').onChange({ target: { value: 'Tiling' } });
  dayAt('day').onDay('2026-12-01');
  moneyAt('amount').onPaise(50_000);
  expect(change.mock.calls).toEqual([
    [{ title: 'Painting' }],
    [{ title: 'Tiling' }],
    [{ day: '2026-12-01' }],
    [{ amount: 50_000 }],
  ]);
});
