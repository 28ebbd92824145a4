import { handlesIn, linksIn, partsOf, tagsIn } from '@nukkad/contract/network/post/post-words';
import { expect, test } from 'vitest';
import { storedScripts } from '../../../../../e2e/pages/stored-scripts.ts';
import { byRelevance, hasContact } from './post.rules.ts';

test('words are read as mentions, tags and links, and joined they are what was written', () => {
  const words = 'Thanks @Asha-Verma, (#नल and #Plumbing)! See https://example.org/a?b=1. Mail a@b or @x';
  expect(handlesIn(words)).toEqual(['asha-verma']);
  expect(tagsIn(words)).toEqual(['नल', 'plumbing']);
  expect(linksIn(words)).toEqual(['https://example.org/a?b=1']);
  expect(
    partsOf(words)
      .map(({ text }) => text)
      .join(''),
  ).toBe(words);
});

test('promise 64: 400 scripts stay the text they are, and no part of them leads anywhere but to http', () => {
  for (const script of storedScripts) {
    const parts = partsOf(script);
    expect(parts.map(({ text }) => text).join('')).toBe(script);
    for (const part of parts) if (part.kind === 'link') expect(part.text).toMatch(/^https?:\/\/[^\s"'<>]/i);
  }
});

test('words that are made to take time are read as they are', () => {
  for (const piece of ['@', '#a', 'https://', '(((', '@a-', ',', 'https://a.a.a.'])
    expect(
      partsOf(piece.repeat(3_000).slice(0, 3_000))
        .map(({ text }) => text)
        .join(''),
    ).toHaveLength(3_000);
});

test.each([
  ['Call 98450 12345', true],
  ['asha@example.org', true],
  ['@asha_paints on insta', true],
  ['https://wa.me/919845012345', true],
  ['https://instagram.com/asha', true],
  ['https://example.org/9845012345', true],
  ['https://example.org/taps', false],
  ['Thanks @asha-verma', false],
  ['Slots on 12 and 13 December #cleaning', false],
])('whether %s leads around the platform', (words, expected) => {
  expect(hasContact(words, new Set(['asha-verma']))).toBe(expected);
});

test('of equal posts the newer one comes first, and each half day counts as much as a doubling of reactions', () => {
  const at = new Date('2026-01-10T12:00:00Z');
  const post = (postId: string, hoursAgo: number, reactions: number) => ({
    postId,
    why: 'place',
    reactions,
    comments: 0,
    publishedAt: new Date(at.getTime() - hoursAgo * 3_600_000),
  });
  const ranked = byRelevance([post('a', 13, 1), post('b', 0, 0), post('c', 1, 0)], at);
  expect(ranked.map(({ postId }) => postId)).toEqual(['b', 'c', 'a']);
});
