import IconChat from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs';
import { ApiError } from '@nukkad/contract/kernel/client';
import { addUser, checkUser } from '@nukkad/contract/talk/chat/chat.socket';
import type { SessionType } from '@nukkad/contract/talk/chat/session-types';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { toast } from '../../ui/dialog/toast.ts';
import { useChatNavigation } from './chat-address.ts';
import { ask } from '../../nouns/message/chat-client.ts';
import { keepConversation } from './chat.queries.ts';

const pauseMs = 1_500;

/** A busy server is asked once more; neither call does anything twice. */
async function patiently<T>(asked: () => Promise<T>): Promise<T> {
  try {
    return await asked();
  } catch (failure) {
    if (!(failure instanceof ApiError) || failure.status < 500) throw failure;
    await new Promise((resolve) => {
      setTimeout(resolve, pauseMs);
    });
    return asked();
  }
}

/** What a conversation is about; `userId`: with whom, where several partners share the number. */
export interface TalkAbout {
  readonly sessionType: SessionType;
  readonly referenceNo: string;
  readonly userId?: string;
}

/** Specification section 4: looks whether there is a conversation, else opens one, then shows it. */
export async function conversationAbout(about: TalkAbout): Promise<string> {
  const found = await patiently(() => ask(checkUser, about));
  if (found.conversationId) return found.conversationId;
  const made = await patiently(() => ask(addUser, about));
  keepConversation(made);
  return made.conversationId;
}

/** Opens the chat with the other side of a record. */
export function ChatButton({
  about,
  name,
  wide = true,
}: {
  about: TalkAbout;
  name: string | null;
  /** As wide as what it is in; else as its words. */
  wide?: boolean;
}) {
  const { t } = useTranslation();
  const { open } = useChatNavigation();
  const [busy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    try {
      open(await conversationAbout(about));
    } catch (failure) {
      toast.info(failure instanceof Error ? failure.message : '');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      tone="plain"
      wide={wide}
      busy={busy}
      icon={<IconChat size={22} aria-hidden />}
      onClick={() => void start()}
    >
      {name ? t('chat.start', 'Chat with {{name}}', { name }) : t('chat.title', 'Chat')}
    </Button>
  );
}
