import IconMuted from '@tabler/icons-react/dist/esm/icons/IconBellOff.mjs';
import IconPin from '@tabler/icons-react/dist/esm/icons/IconPin.mjs';
import type { Conversation } from '@nukkad/contract/talk/chat/chat.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useChooseForConversation } from './chat.queries.ts';
import styles from './talk.module.css';

/** Lists it before the others, and keeps its notices quiet; for oneself alone. */
export function ConversationChoice({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation();
  const { conversationId, pinned, muted } = conversation;
  const choose = useChooseForConversation();
  const switches = [
    [IconPin, pinned, t('chat.pin', 'Pin this chat'), { pinned: !pinned }],
    [IconMuted, muted, t('chat.mute', 'Mute this chat'), { muted: !muted }],
  ] as const;
  return (
    <>
      {switches.map(([Icon, isOn, words, change]) => (
        <button
          key={words}
          type="button"
          className={styles.way}
          aria-pressed={isOn}
          aria-label={words}
          title={words}
          disabled={choose.isPending}
          onClick={() => choose.mutate({ conversationId, ...change })}
        >
          <Icon size={22} aria-hidden />
        </button>
      ))}
    </>
  );
}
