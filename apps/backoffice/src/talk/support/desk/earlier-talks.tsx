import { Anchor, Group, Stack, Text } from '@mantine/core';
import { listDeskSessions } from '@nukkad/contract/talk/support/session-office.api';
import { Link } from 'react-router';
import { useAsked } from '../../../platform/asked.ts';
import { t } from '../../../platform/words.ts';
import { Moment } from '../../../ui/moment.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { topicWords } from '../topic-words.ts';

/** What the same person asked before, so that no one has to tell it twice. Nothing while there is none. */
export function EarlierTalks({ userId, sid }: { userId: string; sid: string }) {
  const { data } = useAsked(listDeskSessions, { query: { show: 'all', userId, limit: 6 } });
  const others = (data?.items ?? []).filter((one) => one.sid !== sid).slice(0, 5);
  if (others.length === 0) return null;
  return (
    <Panel title={t('talks.earlier', 'Other chats')}>
      <Stack gap="xs">
        {others.map((talk) => (
          <div key={talk.sid}>
            <Group gap="xs" justify="space-between" wrap="nowrap">
              <Anchor component={Link} to={`/desk?show=all&sid=${talk.sid}`} size="sm">
                {topicWords[talk.topic]} · <Moment at={talk.createdAt} />
              </Anchor>
              <StatusBadge status={talk.status} />
            </Group>
            <Text size="xs" c="dimmed" lineClamp={1}>
              {talk.lastText}
            </Text>
          </div>
        ))}
      </Stack>
    </Panel>
  );
}
