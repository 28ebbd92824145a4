import { blogProse, blogText } from '@nukkad/contract/network/blog/blog-body.model';
import { languageOf, readingMinutes } from '@nukkad/contract/network/blog/reading-time';
import { expect, test } from 'vitest';
import { hasContact, slugFrom, summaryOf } from './blog.rules.ts';

const id = '01a1fa74-4e34-72ea-bd43-0000000abcde';
const said = (text: string) => ({
  title: 'A tank',
  summary: '',
  body: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
});

test('an address is made of the title, with letters of the id, and of the id alone in another script', () => {
  expect(slugFrom('Clean your water tank: 5 steps!', id)).toBe('clean-your-water-tank-5-steps-0abcde');
  expect(slugFrom('पानी की टंकी कैसे साफ़ करें', id)).toBe('lekh-0abcde');
  expect(slugFrom('word '.repeat(60), id).length).toBeLessThanOrEqual(120);
});

test('time to read counts words of both scripts; the one with more words is the language', () => {
  expect(readingMinutes('')).toBe(1);
  expect(readingMinutes('word '.repeat(2_200))).toBe(10);
  expect(readingMinutes('पानी '.repeat(1_800))).toBe(10);
  expect([languageOf('नल की मरम्मत with a tool'), languageOf('A tap and एक नल of mine')]).toEqual([
    'en',
    'en',
  ]);
  expect(languageOf('नल की मरम्मत कैसे करें: tips')).toBe('hi');
});

test('a summary ends between words and has at most 300 letters', () => {
  expect(summaryOf(' A\n\ntank ')).toBe('A tank');
  const summary = summaryOf('lengthy words '.repeat(60));
  expect([summary.length <= 300, summary.endsWith('…'), summary.includes('word…')]).toEqual([
    true,
    true,
    false,
  ]);
});

test('a summary leaves out headings and ends each block as a sentence', () => {
  const words = (text: string) => [{ type: 'text' as const, text }];
  const paragraph = (text: string) => ({ type: 'paragraph' as const, content: words(text) });
  const heading = {
    type: 'heading' as const,
    attrs: { level: 2 as const },
    content: words('Before you begin'),
  };
  const item = (text: string) => ({ type: 'item' as const, content: [paragraph(text)] });
  const bullets = { type: 'bullets' as const, content: [item('A brush'), item('A bucket')] };
  const body = [
    heading,
    paragraph('Empty the tank'),
    paragraph(' '),
    heading,
    paragraph('Scrub it.'),
    bullets,
  ];
  expect(summaryOf(blogProse(body))).toBe('Empty the tank. Scrub it. A brush. A bucket.');
  expect(blogProse([heading])).toBe('');
});

test('a number is found at the end of a long text, and where one part of reading ends', () => {
  const words = 'A tap is a tap. '.repeat(370);
  for (const room of [0, 30, 60, 75])
    expect(hasContact(said(`${words}${'x'.repeat(room)} 98450 12345`))).toBe(true);
  expect(hasContact(said(words.repeat(5)))).toBe(false);
  expect(blogText(said('One').body)).toBe('One');
});
