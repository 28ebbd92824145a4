import { Button, Group, NavLink, SegmentedControl, Stack, Text } from '@mantine/core';
import type { DeskSession, DeskState } from '@nukkad/contract/talk/support/session-office.api';
import { t } from '../../../platform/words.ts';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { topicWords } from '../topic-words.ts';
import { type Show, shows } from './talks.ts';
import { WhoseTurn } from './waiting.tsx';

const named = (name: string, count: number) => (count > 0 ? `${name} (${count})` : name);

const showWords = ({
  mine,
  waiting,
}: Pick<DeskState, 'mine' | 'waiting'>): Readonly<Record<Show, string>> => ({
  mine: named(t('talks.mine', 'Mine'), mine),
  queue: named(t('talks.queue', 'Queue'), waiting),
  all: t('talks.all', 'All'),
});

const noneWords: Readonly<Record<Show, string>> = {
  mine: t('talks.noneMine', 'You have no chats now. New ones are assigned to you while you’re on duty.'),
  queue: t('talks.noneQueue', 'No one is waiting.'),
  all: t('talks.none', 'There has been no chat yet.'),
};

/** The number in the queue, the name, the state, what was said last, and who waits for whom. */
function TalkRow({
  talk,
  place,
  isOpen,
  onOpen,
}: {
  talk: DeskSession;
  place: number | null;
  isOpen: boolean;
  onOpen: () => void;
}) {
  const { fullName, status, topic, lastText } = talk;
  return (
    <NavLink
      component="button"
      active={isOpen}
      aria-current={isOpen || undefined}
      onClick={onOpen}
      label={
        <Group justify="space-between" gap="xs" wrap="nowrap">
          <Text fw={650} size="sm" truncate>
            {place === null ? '' : `${place}. `}
            {fullName || t('common.noName', 'No name')}
          </Text>
          <StatusBadge status={status} />
        </Group>
      }
      description={
        <Stack gap={4} component="span">
          <Text size="xs" truncate component="span">
            {topicWords[topic]} · {lastText}
          </Text>
          <span>
            <WhoseTurn talk={talk} />
          </span>
        </Stack>
      }
    />
  );
}

/** Own talks, the queue in its order, or all. */
export function TalkList({
  talks,
  desk,
  show,
  sid,
  more,
  onShow,
  onOpen,
}: {
  talks: readonly DeskSession[] | undefined;
  desk: DeskState | undefined;
  show: Show;
  sid: string;
  /** Null: these are all. */
  more: (() => void) | null;
  onShow: (show: Show) => void;
  onOpen: (sid: string) => void;
}) {
  const words = showWords(desk ?? { mine: 0, waiting: 0 });
  return (
    <Stack gap="xs">
      <SegmentedControl
        fullWidth
        aria-label={t('talks.show', 'Show')}
        data={shows.map((value) => ({ value, label: words[value] }))}
        value={show}
        onChange={(value) => onShow(shows.find((one) => one === value) ?? 'mine')}
      />
      {talks?.length === 0 ? (
        <Text size="sm" c="dimmed" p="sm">
          {noneWords[show]}
        </Text>
      ) : null}
      {talks?.map((talk, index) => (
        <TalkRow
          key={talk.sid}
          talk={talk}
          place={show === 'queue' ? index + 1 : null}
          isOpen={talk.sid === sid}
          onOpen={() => onOpen(talk.sid)}
        />
      ))}
      {more ? (
        <Button variant="default" onClick={more}>
          {t('ui.showMore', 'Show more')}
        </Button>
      ) : null}
    </Stack>
  );
}
