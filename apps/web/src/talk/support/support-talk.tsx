import { useMediaQuery } from '@mantine/hooks';
import type { SupportSession } from '@nukkad/contract/talk/support/session.model';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { CallBackForm } from './live/call-back-form.tsx';
import { ChatView } from './live/chat-view.tsx';
import { Stack } from '../../ui/page/parts.tsx';
import styles from './live/live.module.css';
import { useAvailability, useSession } from './live/live.queries.ts';
import { StartChat } from './live/start-chat.tsx';
import { useLiveSession } from './live/use-live-session.ts';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { Card } from '../../ui/page/card.tsx';
import { timeWords } from '../../ui/time/time-words.ts';
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

/** What a conversation opens in on a phone: the whole screen, as every other one. */
export type Sheet = ComponentType<{
  label: string;
  phone: boolean;
  onClose: () => void;
  children: ReactNode;
}>;

/** On a desk the talk is a part of the page. */
function OpenTalk({ session, Sheet }: { session: SupportSession; Sheet: Sheet }) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(true);
  const phone = useMediaQuery('(max-width: 63.99em)', false, { getInitialValueInEffect: false });
  if (!phone) return <ChatView session={session} />;
  const leave = () => setShown(false);
  return (
    <>
      <Card>
        <p className={styles.title}>{t('live.goesOn', 'Your chat with support is open')}</p>
        <Button onClick={() => setShown(true)}>{t('live.toChat', 'Open the chat')}</Button>
      </Card>
      {shown && (
        <Sheet phone label={t('live.start', 'Talk to support')} onClose={leave}>
          <ChatView session={session} onBack={leave} />
        </Sheet>
      )}
    </>
  );
}

/** Talk to support: availability, the queue, the talk itself, its rating, and the ways on where no agent is there. */
export function SupportTalk({ Sheet }: { Sheet: Sheet }) {
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
        {({ available, isOpen, opensAt, closesAt, nextOpensAt, waitMinutes }) => {
          if (current && !over) return <OpenTalk session={current} Sheet={Sheet} />;
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
                screen={supportEmpty[isOpen ? 'support-busy' : 'support-closed']}
                {...(nextOpensAt && {
                  words: t('live.opens', 'It opens {{when}}, and closes at {{to}}.', {
                    when: formatInstant(nextOpensAt, 'short', locale),
                    to: timeWords(closesAt, locale),
                  }),
                })}
              />
              <Stack gap={1} above={1.5}>
                {isOpen && (
                  <Card>
                    <StartChat waitMinutes={waitMinutes} queued />
                  </Card>
                )}
                <Card>
                  <CallBackForm opensAt={opensAt} closesAt={closesAt} />
                </Card>
              </Stack>
            </>
          );
        }}
      </Loaded>
    </div>
  );
}
