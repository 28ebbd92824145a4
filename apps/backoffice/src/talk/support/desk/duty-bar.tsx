import { Group, MultiSelect, Paper, Select, SimpleGrid, Switch, Text } from '@mantine/core';
import type { DeskState } from '@nukkad/contract/talk/support/session-office.api';
import { incidentTopics } from '@nukkad/contract/talk/support/support.model';
import { t } from '../../../platform/words.ts';
import { topicWords } from '../topic-words.ts';
import { useKeepPresent } from './keep-present.ts';
import { useDuty } from './talks.queries.ts';

const languages = [
  { value: 'en', label: t('talks.english', 'English') },
  { value: 'hi', label: t('talks.hindi', 'Hindi') },
];
const counts = Array.from({ length: 10 }, (_, index) => String(index + 1));

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <Text component="dt" size="xs" c="dimmed">
        {name}
      </Text>
      <Text component="dd" m={0} fw={650}>
        {value}
      </Text>
    </div>
  );
}

/** Who waits, who is there, and how customers rate the talks. */
function Figures({ desk }: { desk: DeskState }) {
  const { waiting, agents, meanStars, satisfiedPercent, rated } = desk;
  return (
    <SimpleGrid component="dl" cols={3} m={0} spacing="lg">
      <Figure name={t('talks.waiting', 'Waiting')} value={String(waiting)} />
      <Figure name={t('talks.agents', 'Agents on duty')} value={String(agents.length)} />
      <Figure
        name={t('talks.csat', 'Satisfied, 30 days')}
        value={
          meanStars === null
            ? t('talks.noRating', 'No rating yet')
            : t('talks.rating', '{{percent}}% of {{count}}', { percent: satisfiedPercent ?? 0, count: rated })
        }
      />
    </SimpleGrid>
  );
}

/** The own duty, who else is there, and how customers rate the talks. */
export function DutyBar({ desk }: { desk: DeskState }) {
  const duty = useDuty();
  useKeepPresent(desk.onDuty);
  const { onDuty, languages: spoken, topics, most } = desk;
  const save = (change: Partial<Pick<DeskState, 'onDuty' | 'languages' | 'topics' | 'most'>>) =>
    duty.mutate({ onDuty, languages: spoken, topics, most, ...change });
  const knowsAll = topics.length === incidentTopics.length;
  const chosen = (values: readonly string[]) => (['en', 'hi'] as const).filter((one) => values.includes(one));
  return (
    <Paper withBorder p="md">
      <Group gap="lg" align="end" justify="space-between">
        <Group gap="lg" align="end">
          <Switch
            size="lg"
            label={desk.onDuty ? t('talks.onDuty', 'On duty') : t('talks.offDuty', 'Off duty')}
            checked={desk.onDuty}
            disabled={duty.isPending}
            onChange={(event) => save({ onDuty: event.currentTarget.checked })}
          />
          <MultiSelect
            label={t('talks.languages', 'Languages')}
            data={languages}
            value={desk.languages}
            w={230}
            onChange={(values) => {
              if (values.length > 0) save({ languages: chosen(values) });
            }}
          />
          <MultiSelect
            label={t('talks.topics', 'Topics first')}
            placeholder={knowsAll ? t('talks.allTopics', 'All topics') : ''}
            data={incidentTopics.map((value) => ({ value, label: topicWords[value] }))}
            value={knowsAll ? [] : topics}
            w={260}
            onChange={(values) => {
              const picked = incidentTopics.filter((one) => values.includes(one));
              save({ topics: picked.length > 0 ? picked : [...incidentTopics] });
            }}
          />
          <Select
            label={t('talks.most', 'Chats at once')}
            data={counts}
            value={String(desk.most)}
            allowDeselect={false}
            w={120}
            onChange={(value) => save({ most: Number(value) })}
          />
        </Group>
        <Figures desk={desk} />
      </Group>
    </Paper>
  );
}
