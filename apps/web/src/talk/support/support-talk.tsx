import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyScreen } from '../../ui/empty-screen.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { ListSkeleton } from '../../ui/skeletons.tsx';
import { CallBackForm } from './live/call-back-form.tsx';
import { ChatView } from './live/chat-view.tsx';
import styles from './live/live.module.css';
import { useAvailability, useSession } from './live/live.queries.ts';
import { StartChat } from './live/start-chat.tsx';
import { useLiveSession } from './live/use-live-session.ts';
import { Card } from '../../ui/card.tsx';
import { timeWords } from '../../ui/time-words.ts';
import { supportEmpty } from './support.empty.ts';

/** The last talk is over: its words and its rating stay, until a new one is begun. */
function Ended({ onNew, children }: { onNew: () => void; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <>
      <EmptyScreen
        screen={supportEmpty['support-ended']}
        action={<Button onClick={onNew}>{t('live.new', 'Start a new chat')}</Button>}
      />
      {children}
    </>
  );
}

/** Talk to support: availability, the queue, the talk itself, its rating, and the ways on where no agent is there. */
export function SupportTalk() {
  const { t, locale } = useTranslation();
  const [fresh, setFresh] = useState(false);
  const availability = useAvailability();
  const session = useSession();
  useLiveSession();
  const current = session.data ?? null;
  const over = current?.status === 'Closed' || current?.status === 'Cancelled';
  return (
    <div className={styles.chat}>
      <Loaded query={availability} waiting={<ListSkeleton count={1} />}>
        {({ available, isOpen, opensAt, closesAt, waitMinutes }) => {
          if (current && !over) return <ChatView session={current} />;
          if (current && !fresh)
            return (
              <Ended onNew={() => setFresh(true)}>
                <ChatView session={current} />
              </Ended>
            );
          if (available)
            return (
              <Card>
                <StartChat waitMinutes={waitMinutes} />
              </Card>
            );
          return (
            <>
              <EmptyScreen
                screen={supportEmpty['support-busy']}
                {...(!isOpen && {
                  words: t('live.closed', 'Live support is open from {{from}} to {{to}}.', {
                    from: timeWords(opensAt, locale),
                    to: timeWords(closesAt, locale),
                  }),
                })}
              />
              <div className={styles.ways}>
                {isOpen && (
                  <Card>
                    <StartChat waitMinutes={waitMinutes} queued />
                  </Card>
                )}
                <Card>
                  <CallBackForm opensAt={opensAt} closesAt={closesAt} />
                </Card>
              </div>
            </>
          );
        }}
      </Loaded>
    </div>
  );
}
