import { Anchor, Button, Group, Rating, SegmentedControl, Stack, Table, Text } from '@mantine/core';
import { type DeskFigures, figureDays, getDeskFigures } from '@nukkad/contract/talk/support/desk-figures.api';
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import { keepPreviousData } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useAsked } from '../../../platform/asked.ts';
import { t } from '../../../platform/words.ts';
import { Facts } from '../../../ui/facts.tsx';
import { Moment } from '../../../ui/moment.tsx';
import { OfficeTable } from '../../../ui/office-table.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { EmptyNotice, ErrorNotice, LoadingSkeleton } from '../../../ui/query-states.tsx';
import { useFilter } from '../../../ui/use-filter.ts';

type Counted = Pick<
  DeskFigures,
  'talks' | 'waitSeconds' | 'inTimePercent' | 'rated' | 'meanStars' | 'satisfiedPercent'
>;

const dash = '–';

const inMinutes = (seconds: number | null): string => {
  if (seconds === null) return dash;
  if (seconds < 60) return t('figures.seconds', '{{count}} s', { count: seconds });
  return t('figures.minutes', '{{count}} min', { count: Math.round(seconds / 60) });
};
const percent = (value: number | null): string => (value === null ? dash : `${value}%`);
const rating = ({ meanStars, rated }: Counted): string =>
  meanStars === null
    ? dash
    : t('figures.stars', '{{mean}} of 5 ({{count}})', { mean: meanStars, count: rated });

function Totals({ figures }: { figures: DeskFigures }) {
  const { talks, left, waitSeconds, inTimePercent, satisfiedPercent } = figures;
  return (
    <Panel title={t('figures.chats', 'Chats')}>
      <Facts
        columns={{ base: 2, sm: 3, lg: 6 }}
        facts={[
          [t('figures.talks', 'Chats asked for'), talks],
          [t('figures.left', 'Left the queue'), left],
          [t('figures.wait', 'Median wait'), inMinutes(waitSeconds)],
          [t('figures.inTime', 'First reply in time'), percent(inTimePercent)],
          [t('figures.rating', 'Rating'), rating(figures)],
          [t('figures.satisfied', 'Satisfied (4 or 5 stars)'), percent(satisfiedPercent)],
        ]}
      />
    </Panel>
  );
}

function Requests({ requests: { open, late, answered, inTimePercent } }: Pick<DeskFigures, 'requests'>) {
  return (
    <Panel
      title={t('figures.requests', 'Requests')}
      beside={
        <Anchor component={Link} to="/support?sla=late" size="sm">
          {t('figures.overdue', 'View overdue requests')}
        </Anchor>
      }
    >
      <Facts
        columns={{ base: 2, sm: 4 }}
        facts={[
          [t('figures.open', 'Waiting for a reply'), open],
          [t('figures.late', 'Overdue'), late],
          [t('figures.answered', 'Answered'), answered],
          [t('figures.answeredInTime', 'Answered in time'), percent(inTimePercent)],
        ]}
      />
    </Panel>
  );
}

function Agents({ agents }: Pick<DeskFigures, 'agents'>) {
  if (agents.length === 0) return null;
  return (
    <Panel title={t('figures.byAgent', 'By agent')}>
      <OfficeTable
        label={t('figures.byAgent', 'By agent')}
        width={640}
        heads={[
          t('figures.agent', 'Agent'),
          { figures: t('figures.chats', 'Chats') },
          { figures: t('figures.wait', 'Median wait') },
          { figures: t('figures.inTime', 'First reply in time') },
          { figures: t('figures.rating', 'Rating') },
          { figures: t('figures.satisfiedShort', 'Satisfied') },
        ]}
      >
        {agents.map((agent) => (
          <Table.Tr key={agent.userId}>
            <Table.Td>{agent.name || t('common.noName', 'No name')}</Table.Td>
            <Table.Td ta="end">{agent.talks}</Table.Td>
            <Table.Td ta="end">{inMinutes(agent.waitSeconds)}</Table.Td>
            <Table.Td ta="end">{percent(agent.inTimePercent)}</Table.Td>
            <Table.Td ta="end">{rating(agent)}</Table.Td>
            <Table.Td ta="end">{percent(agent.satisfiedPercent)}</Table.Td>
          </Table.Tr>
        ))}
      </OfficeTable>
    </Panel>
  );
}

/** What customers said, each leading to its chat. */
function Ratings({ ratings }: Pick<DeskFigures, 'ratings'>) {
  return (
    <Panel title={t('figures.ratings', 'Latest ratings')}>
      {ratings.length === 0 ? (
        <EmptyNotice Icon={IconStar} title={t('talks.noRating', 'No rating yet')}>
          {t('figures.noRatingWords', 'Customers rate a chat when it has ended. Their words appear here.')}
        </EmptyNotice>
      ) : (
        <Stack gap="md" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
          {ratings.map(({ sid, fullName, agentName, stars, words, at }) => (
            <li key={sid}>
              <Group gap="sm">
                <Rating
                  readOnly
                  value={stars}
                  role="img"
                  aria-label={t('talks.rated', 'Rated {{stars}} of 5', { stars })}
                />
                <Anchor component={Link} to={`/desk?show=all&sid=${sid}`} size="sm" fw={650}>
                  {fullName || t('common.noName', 'No name')}
                </Anchor>
                <Text size="sm" c="dimmed">
                  {agentName ? `${t('talks.with', 'With {{name}}', { name: agentName })} · ` : ''}
                  <Moment at={at} />
                </Text>
              </Group>
              {words ? (
                <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
                  {words}
                </Text>
              ) : null}
            </li>
          ))}
        </Stack>
      )}
    </Panel>
  );
}

const daysWords = {
  '7': t('figures.days7', '7 days'),
  '30': t('figures.days30', '30 days'),
  '90': t('figures.days90', '90 days'),
} as const;

/** How well support answers: waiting, replies in time, ratings, by agent; and the clock of requests. */
export function FiguresPage() {
  const [{ days: asked }, change] = useFilter(['days']);
  const days = figureDays.find((one) => one === asked) ?? '30';
  const {
    data: figures,
    error,
    refetch,
  } = useAsked(getDeskFigures, { query: { days } }, { placeholderData: keepPreviousData });
  return (
    <PageFrame
      title={t('figures.title', 'Support figures')}
      about={t('figures.about', 'How long people wait, and how they rate our help.')}
      back={{ to: '/desk', label: t('talks.title', 'Live support') }}
      actions={
        <SegmentedControl
          aria-label={t('figures.period', 'Period')}
          data={figureDays.map((value) => ({ value, label: daysWords[value] }))}
          value={days}
          onChange={(value) => change({ days: value })}
        />
      }
    >
      {error && !figures ? <ErrorNotice error={error} again={() => void refetch()} /> : null}
      {!error && !figures ? <LoadingSkeleton rows={4} /> : null}
      {figures ? (
        <>
          <Totals figures={figures} />
          <Requests requests={figures.requests} />
          <Agents agents={figures.agents} />
          <Ratings ratings={figures.ratings} />
        </>
      ) : null}
    </PageFrame>
  );
}

/** From the desk to its figures. */
export function FiguresLink() {
  return (
    <Button component={Link} to="/desk/figures" variant="default">
      {t('figures.title', 'Support figures')}
    </Button>
  );
}
