import { requestStatuses } from '@nukkad/contract/market/booking/booking.model';
import { describe, expect, it } from 'vitest';
import { statusLabel } from '../../nouns/booking/status-badge.tsx';
import { sourceWords } from '../../../words/source-words.ts';
import { Words, wordsOf } from './i18n.ts';

describe('words', () => {
  it('shows no status as the wire misspells it', () => {
    const misspelt = /Forwaded|Qoutation|Inprogress|Voilation|attandance/;
    const shown = [...sourceWords().values()].flatMap(({ spoken }) =>
      spoken.flatMap(({ english }) => english ?? []),
    );
    expect(shown.length).toBeGreaterThan(500);
    expect(shown.filter((english) => misspelt.test(english))).toEqual([]);
    const t = new Words('en', {}).t;
    for (const status of requestStatuses) expect(statusLabel(t, status)).not.toMatch(misspelt);
    const words = new Words('en', {});
    words.overlay({ 'status.Inprogress': 'At Work' });
    expect(statusLabel(words.t, 'Inprogress')).toBe('At Work');
  });

  it('keeps the same values to fill in', async () => {
    const words = await wordsOf('hi');
    expect(words.t('rating.of', 'Rated {{value}} of 5', { value: '4.8' })).toContain('4.8');
  });

  it('takes the English where a word is missing, and the operators’ word over both', () => {
    const words = new Words('en', {});
    expect(words.t('x.y', 'Hello {{name}}', { name: 'Asha' })).toBe('Hello Asha');
    words.overlay({ 'x.y': 'Namaste {{name}}' });
    expect(words.t('x.y', 'Hello {{name}}', { name: 'Asha' })).toBe('Namaste Asha');
  });

  it('chooses the form by number', () => {
    const words = new Words('en', {});
    const english = { one: '{{count}} item', other: '{{count}} items' };
    expect(words.plural('n', 1, english)).toBe('1 item');
    expect(words.plural('n', 3, english)).toBe('3 items');
  });
});
