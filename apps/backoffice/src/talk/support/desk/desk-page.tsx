import { Box, Button, Grid, Paper } from '@mantine/core';
import {
  type DeskState,
  getDeskSession,
  listDeskSessions,
} from '@nukkad/contract/talk/support/session-office.api';
import IconBack from '@tabler/icons-react/dist/esm/icons/IconArrowNarrowLeft.mjs';
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs';
import { keepPreviousData } from '@tanstack/react-query';
import { useAsked, usePages } from '../../../platform/asked.ts';
import { t } from '../../../platform/words.ts';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { EmptyNotice, ErrorNotice, LoadingSkeleton } from '../../../ui/query-states.tsx';
import { useFilter } from '../../../ui/use-filter.ts';
import { CustomerSide } from './customer-side.tsx';
import { DutyBar } from './duty-bar.tsx';
import { FiguresLink } from './figures-page.tsx';
import { TalkList } from './talk-list.tsx';
import { TalkPanel } from './talk-panel.tsx';
import { lookAgainMs, shows, useDesk } from './talks.ts';
import { useDeskLive } from './use-desk-live.ts';

function OpenTalk({ sid, desk }: { sid: string; desk: DeskState }) {
  const {
    data: talk,
    error,
    refetch,
  } = useAsked(getDeskSession, { params: { sid } }, { refetchInterval: lookAgainMs });
  if (error && !talk) return <ErrorNotice error={error} again={() => void refetch()} />;
  if (!talk) return <LoadingSkeleton rows={4} />;
  return (
    <Grid>
      <Grid.Col span={{ base: 12, lg: 7 }}>
        <Paper withBorder p="md">
          <TalkPanel talk={talk} agents={desk.agents} />
        </Paper>
      </Grid.Col>
      <Grid.Col span={{ base: 12, lg: 5 }}>
        <CustomerSide talk={talk} />
      </Grid.Col>
    </Grid>
  );
}

/** The agents' desk: own duty, the inbox, and one talk with its customer beside it; a phone shows one of the two. */
export function DeskPage() {
  const [{ show: asked, sid }, change] = useFilter(['show', 'sid']);
  const show = shows.find((one) => one === asked) ?? 'mine';
  const desk = useDesk();
  const talks = usePages(
    listDeskSessions,
    { show, limit: 50 },
    { refetchInterval: lookAgainMs, placeholderData: keepPreviousData },
  );
  useDeskLive();
  return (
    <PageFrame
      title={t('talks.title', 'Live support')}
      about={t(
        'talks.about',
        'Chats with customers and partners. They’re assigned to you while you’re on duty.',
      )}
      actions={<FiguresLink />}
    >
      {desk.error && !desk.data ? <ErrorNotice error={desk.error} again={() => void desk.refetch()} /> : null}
      <Box visibleFrom={sid ? 'md' : undefined}>
        {desk.data ? <DutyBar desk={desk.data} /> : <LoadingSkeleton rows={1} />}
      </Box>
      <Grid>
        <Grid.Col span={{ base: 12, md: 4, xl: 3 }} visibleFrom={sid ? 'md' : undefined}>
          {talks.error && !talks.data ? (
            <ErrorNotice error={talks.error} again={() => void talks.refetch()} />
          ) : null}
          <TalkList
            talks={talks.data?.pages.flatMap((page) => page.items)}
            more={talks.hasNextPage ? () => void talks.fetchNextPage() : null}
            desk={desk.data}
            show={show}
            sid={sid}
            onShow={(next) => change({ show: next, sid: '' })}
            onOpen={(next) => change({ sid: next })}
          />
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 8, xl: 9 }} visibleFrom={sid ? undefined : 'md'}>
          {sid ? (
            <Button
              hiddenFrom="md"
              mb="sm"
              variant="subtle"
              leftSection={<IconBack size={20} aria-hidden />}
              onClick={() => change({ sid: '' })}
            >
              {t('talks.allChats', 'All chats')}
            </Button>
          ) : null}
          {sid && desk.data ? (
            <OpenTalk key={sid} sid={sid} desk={desk.data} />
          ) : (
            <EmptyNotice Icon={IconMessages} title={t('talks.choose', 'Choose a chat')}>
              {t('talks.chooseWords', 'What was said, the customer’s bookings and your notes appear here.')}
            </EmptyNotice>
          )}
        </Grid.Col>
      </Grid>
    </PageFrame>
  );
}
