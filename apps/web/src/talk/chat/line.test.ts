import type { ChatMessage } from '@nukkad/contract/talk/chat/chat.model';
import { expect, test } from 'vitest';
import type { WaitingMessage } from './chat-outbox.ts';
import { isOwn, linesOf, placedOf } from './line.ts';

const said = (seq: number, more: Partial<ChatMessage> = {}) =>
  ({ messageId: `id-${seq}`, seq, deleted: 'no', side: 'other', senderId: 'ramesh', ...more }) as ChatMessage;
const waits = (messageId: string) => ({ messageId, at: '2030-01-01T08:00:00.000Z' }) as WaitingMessage;

test('what waits to be sent stands below what was said, in its own order', () => {
  const lines = linesOf([said(1), said(2)], [waits('a'), waits('b')]);
  expect(lines.map(({ messageId }) => messageId)).toEqual(['id-1', 'id-2', 'a', 'b']);
});

test('a message that arrived before its acknowledgement is shown once', () => {
  const lines = linesOf([said(1), said(2, { messageId: 'a', side: 'own' })], [waits('a')]);
  expect(lines.map(({ messageId }) => messageId)).toEqual(['id-1', 'a']);
});

test('a message deleted for me is not shown, one deleted for all keeps its place', () => {
  const lines = linesOf([said(1, { deleted: 'for-me' }), said(2, { deleted: 'for-all' })], []);
  expect(lines.map(({ messageId }) => messageId)).toEqual(['id-2']);
});

test('what waits is the person’s own, and a line of ours is no one’s', () => {
  expect(isOwn(waits('a'))).toBe(true);
  expect(isOwn(said(1, { side: 'system', senderId: null }))).toBe(false);
  expect(placedOf(waits('a'), 'asha').senderId).toBe('asha');
  expect(placedOf(said(1, { side: 'system', senderId: null }), 'asha').senderId).toBe('system');
});
