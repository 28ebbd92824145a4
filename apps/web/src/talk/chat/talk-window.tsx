import { useTranslation } from '../../platform/i18n/use-translation.ts';
import type { Marks } from './bubble.rules.ts';
import { useFoundNavigation } from './chat-address.ts';
import { LoadedTalk } from './loaded-talk.tsx';
import { linesOf } from './line.ts';
import { TalkLines } from './talk-lines.tsx';
import styles from './talk.module.css';
import { useWindow } from './use-window.ts';

/** The conversation around a message that was found; the newest ones are one button away. */
export function TalkWindow({
  conversationId,
  seq,
  marks,
  userId,
  label,
}: {
  conversationId: string;
  seq: number;
  marks: Marks;
  userId: string;
  label: string;
}) {
  const { t } = useTranslation();
  const { toNewest } = useFoundNavigation();
  const { query, messages, older, newer } = useWindow(conversationId, seq);
  return (
    <LoadedTalk query={query}>
      {() => {
        const lines = linesOf(messages, []);
        return lines.length === 0 ? (
          <p className={styles.beginning}>{t('chat.find.gone', 'This message is no longer here.')}</p>
        ) : (
          <TalkLines
            key={seq}
            lines={lines}
            marks={marks}
            userId={userId}
            label={label}
            target={messages.find((one) => one.seq === seq)?.messageId ?? null}
            onOlder={older}
            onNewer={newer}
            onNewest={toNewest}
            onEnd={() => undefined}
          />
        );
      }}
    </LoadedTalk>
  );
}
