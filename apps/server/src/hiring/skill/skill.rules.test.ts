import { expect, test } from 'vitest';
import { closenessTo, knownWord, meantWords, newSkillId, saidAs } from './skill.rules.ts';

test('words of people who look for work name no trade, unless nothing else was said', () => {
  expect(meantWords('Plumber ki naukri chahiye')).toEqual(['plumber']);
  expect(meantWords('naukri')).toEqual(['naukri']);
  expect(meantWords('  ')).toEqual([]);
});

test('one word in several spellings and both scripts is said the same way', () => {
  expect(saidAs('चौकीदार')).toBe(saidAs('chaukidar'));
  expect(saidAs('chaukeedaar')).toBe(saidAs('chaukidar'));
  expect(saidAs('wiring')).toBe(saidAs('viring'));
  expect(saidAs('electrician')).toBe(saidAs('elektrisian'));
});

test('a word comes as close as it is written, else as it is said, else by its consonants', () => {
  const close = (typed: string, known: string) => closenessTo(knownWord(typed), knownWord(known));
  expect(close('plumber', 'plumber')).toBe(1);
  expect(close('plumb', 'plumber')).toBe(0.9);
  expect(close('maalee', 'mali')).toBe(0.9);
  expect(close('plambar', 'plumber')).toBe(0.6);
  expect(close('cook', 'kick')).toBe(0);
  expect(close('driver', 'plumber')).toBe(0);
});

test('an id is made of the English name and is free', () => {
  expect(newSkillId('A.C. technician (café)', new Set())).toBe('ac-technician-cafe');
  expect(newSkillId('Plumber', new Set(['plumber', 'plumber-2']))).toBe('plumber-3');
  expect(newSkillId('x'.repeat(80), new Set())).toHaveLength(50);
  expect(newSkillId('माली', new Set())).toBe('entry');
});
