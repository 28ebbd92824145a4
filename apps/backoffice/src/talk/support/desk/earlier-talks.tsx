import { Anchor, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { t } from '../../../platform/words.ts';
import { Moment } from '../../../ui/moment.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { topicWords } from '../topic-words.ts';
import { earlierQuery } from './talks.queries.ts';

/** What the same person asked before, so that no one has to tell it twice. Nothing while there is none. */
export function EarlierTalks({ userId, sid }: { userId: string; sid: string }) {
  const { data } = useQuery(earlierQuery(userId));
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
