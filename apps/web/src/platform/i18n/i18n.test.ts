import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { requestStatuses } from '@nukkad/contract/booking/booking.model';
import { describe, expect, it } from 'vitest';
import { statusLabel } from '../../nouns/booking/status-badge.tsx';
import { hi } from './hi/index.ts';
import { Words } from './i18n.ts';

const source = path.resolve(import.meta.dirname, '../..');

function files(folder: string): string[] {
  return (
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.includes('.test.'))
      .map((entry) => path.join(entry.parentPath, entry.name))
      // The gallery is for its makers and stands in English.
      .filter((file) => !file.includes(`${path.sep}gallery${path.sep}`))
  );
}

/** Keys as the code writes them; those made of parts (`status.${…}`) are typed instead. */
function spokenKeys(): string[] {
  const keys = new Set<string>();
  for (const file of files(source)) {
    const code = readFileSync(file, 'utf8');
    for (const [, key] of code.matchAll(/\b(?:t|say)\(\s*'([^']+)',/g)) keys.add(key!);
    for (const [, key] of code.matchAll(/\bplural\(\s*'([^']+)',/g)) {
      keys.add(`${key}_one`);
      keys.add(`${key}_other`);
    }
  }
  // Examples in comments.
  for (const example of ['home.title', 'cart.lines_one', 'cart.lines_other']) keys.delete(example);
  return [...keys];
}

/** Keys that two files of the Hindi words both hold: the one merged later would speak in both places. */
function keysHeldTwice(): string[] {
  const folder = path.join(import.meta.dirname, 'hi');
  const keys = files(folder).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^ {2}'([\w.-]+)':/gm)].map(([, key]) => key!),
  );
  expect(keys.length).toBeGreaterThan(1_000);
  return keys.filter((key, index) => keys.indexOf(key) !== index);
}

/** What the contract's rules say to a person: its string literals that are sentences, but for those of the OpenAPI. */
function ruleSentences(): string[] {
  const folder = path.resolve(source, '../../../packages/contract/src/kernel/patterns');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .flatMap((name) =>
      readFileSync(path.join(folder, name), 'utf8')
        .split('\n')
        .filter((line) => !line.includes('description:') && !/^\s*\*|\/\*/.test(line))
        .flatMap((line) => [...line.matchAll(/'([A-Z][^']+ [^']+\.)'/g)].map(([, words]) => words!)),
    );
}

describe('words', () => {
  it('has Hindi for every sentence of the contract’s rules', () => {
    expect(ruleSentences().length).toBeGreaterThan(35);
    expect(ruleSentences().filter((words) => !(`sentence.${words}` in hi))).toEqual([]);
  });

  it('has Hindi for every key that the code speaks', () => {
    expect(spokenKeys().filter((key) => !(key in hi))).toEqual([]);
  });

  it('gives each key one place, so that no feature speaks the words of another', () => {
    expect(keysHeldTwice()).toEqual([]);
  });

  it('shows no status as the wire misspells it', () => {
    const misspelt = /Forwaded|Qoutation|Inprogress|Voilation|attandance/;
    const shown = files(source).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\b(?:t|say)\(\s*(?:'[^']*'|`[^`]*`),\s*'([^']*)'/g)].map(
        ([, english]) => english!,
      ),
    );
    expect(shown.length).toBeGreaterThan(500);
    expect(shown.filter((english) => misspelt.test(english))).toEqual([]);
    const t = new Words('en', {}).t;
    for (const status of requestStatuses) expect(statusLabel(t, status)).not.toMatch(misspelt);
    const words = new Words('en', {});
    words.overlay({ 'status.Inprogress': 'At Work' });
    expect(statusLabel(words.t, 'Inprogress')).toBe('At Work');
  });

  it('keeps the same values to fill in', () => {
    const words = new Words('hi', hi);
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
