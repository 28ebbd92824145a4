import { expect, test } from 'vitest';
import { withConversation } from './chat-address.ts';
import { listFilters } from './conversation-filters.ts';

test('the list reads its filters from the address, and leaves out what it does not know', () => {
  const asked = new URLSearchParams('q=Asha&sessionType=booking&referenceNo=NK-1&unread=true&tab=chats');
  expect(listFilters(asked)).toEqual({
    q: 'Asha',
    sessionType: 'booking',
    referenceNo: 'NK-1',
    unread: 'true',
  });
  expect(listFilters(new URLSearchParams('sessionType=gossip&unread=yes&q='))).toEqual({});
});

test('opening a conversation keeps the filters, closing it takes away what was open within it', () => {
  expect(withConversation(new URLSearchParams('q=Asha'), 'c1')).toBe('?q=Asha&chat=c1');
  expect(withConversation(new URLSearchParams('q=Asha&chat=c1&dialog=delete-message&message=m1'), null)).toBe(
    '?q=Asha',
  );
  expect(withConversation(new URLSearchParams('chat=c1'), null)).toBe('');
});
