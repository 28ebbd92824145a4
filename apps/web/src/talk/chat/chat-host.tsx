import { Suspense, useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { withWords } from '../../platform/i18n/with-words.ts';
import { lazyOptional } from '../../platform/lazy-optional.ts';
import { keptAll } from '../../platform/device-storage/device-storage.ts';

const ChatPanel = lazyOptional(
  () => withWords('talk/chat/chat-panel.tsx', () => import('./chat-panel.tsx')),
  (part) => part.ChatPanel,
);

/** Sends what an earlier visit could not; nothing is loaded where nothing waits. */
async function sendWaiting(): Promise<void> {
  if ((await keptAll('message ')).length === 0) return;
  const { startOutbox } = await import('./chat-outbox.ts');
  startOutbox();
}

/** Of signed-in people on every page: the conversation that its address names, `?chat=`, and what still waits to be sent. */
export function ChatHost() {
  const conversationId = useSearchParams()[0].get('chat');
  const { pathname } = useLocation();
  useEffect(() => {
    // Without a network not even the part that sends may be there.
    const send = () => void sendWaiting().catch(() => undefined);
    send();
    addEventListener('online', send);
    return () => removeEventListener('online', send);
  }, []);
  // The message centre has room for it.
  if (!conversationId || pathname === '/message_center') return null;
  return (
    <Suspense>
      <ChatPanel conversationId={conversationId} />
    </Suspense>
  );
}
