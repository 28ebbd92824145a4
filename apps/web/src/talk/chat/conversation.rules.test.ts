import type { ChatMessage, Conversation } from '@nukkad/contract/talk/chat/chat.model';
import { expect, test } from 'vitest';
import { nameOf, withMessage, withRead } from './conversation.rules.ts';

const known = { lastSeq: 4, lastAt: '2030-01-01T08:00:00.000Z', unread: 1, readSeq: 3 } as Conversation;
const said = (seq: number, side: ChatMessage['side'] = 'other') =>
  ({
    messageId: `id-${seq}`,
    seq,
    side,
    at: '2030-01-01T09:00:00.000Z',
    text: 'On my way',
    documents: [],
    deleted: 'no',
  }) as unknown as ChatMessage;

test('a message of the other side is one more unread, an own one is not', () => {
  expect(withMessage(known, said(5))).toMatchObject({
    unread: 2,
    lastSeq: 5,
    lastMessage: { text: 'On my way' },
  });
  expect(withMessage(known, said(5, 'own')).unread).toBe(1);
});

test('a message heard twice counts once, and an older one changes nothing', () => {
  const once = withMessage(known, said(5));
  expect(withMessage(once, said(5)).unread).toBe(2);
  expect(withMessage(once, said(3))).toBe(once);
});

test('what was read on another device never goes back', () => {
  expect(withRead(known, 4, 0)).toMatchObject({ readSeq: 4, unread: 0 });
  expect(withRead(known, 2, 3)).toBe(known);
});

test('a partner is shown by its company, a person by the name', () => {
  expect(nameOf({ companyName: 'Sharma Plumbing', fullName: 'Ramesh' })).toBe('Sharma Plumbing');
  expect(nameOf({ companyName: null, fullName: 'Asha' })).toBe('Asha');
});
