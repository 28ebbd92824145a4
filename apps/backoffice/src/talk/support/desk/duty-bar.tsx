import { Box, Button, Group, MultiSelect, Paper, Select, SimpleGrid, Switch, Text } from '@mantine/core';
import type { DeskState } from '@nukkad/contract/talk/support/session-office.api';
import { incidentTopics } from '@nukkad/contract/talk/support/support.model';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import { useState } from 'react';
import { t } from '../../../platform/words.ts';
import { topicWords } from '../topic-words.ts';
import { useDuty } from './talks.ts';

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

type Duty = Pick<DeskState, 'onDuty' | 'languages' | 'topics' | 'most'>;

const chosen = (values: readonly string[]) => (['en', 'hi'] as const).filter((one) => values.includes(one));

/** Which talks come, and how many; chosen once, so it is out of the way. */
function DutySettings({ duty, onSave }: { duty: Duty; onSave: (change: Partial<Duty>) => void }) {
  const { languages: spoken, topics, most } = duty;
  const knowsAll = topics.length === incidentTopics.length;
  return (
    <Group gap="lg" align="end">
      <MultiSelect
        label={t('talks.languages', 'Languages')}
        data={languages}
        value={[...spoken]}
        w={230}
        onChange={(values) => {
          if (values.length > 0) onSave({ languages: chosen(values) });
        }}
      />
      <MultiSelect
        label={t('talks.topics', 'Topics first')}
        placeholder={knowsAll ? t('talks.allTopics', 'All topics') : ''}
        data={incidentTopics.map((value) => ({ value, label: topicWords[value] }))}
        value={knowsAll ? [] : [...topics]}
        w={300}
        maw="100%"
        onChange={(values) => {
          const picked = incidentTopics.filter((one) => values.includes(one));
          onSave({ topics: picked.length > 0 ? picked : [...incidentTopics] });
        }}
      />
      <Select
        label={t('talks.most', 'Chats at once')}
        data={counts}
        value={String(most)}
        allowDeselect={false}
        w={120}
        onChange={(value) => onSave({ most: Number(value) })}
      />
    </Group>
  );
}

/** The own duty, who else is there, and how customers rate the talks. */
export function DutyBar({ desk }: { desk: DeskState }) {
  const duty = useDuty();
  const [isOpen, setOpen] = useState(false);
  const { onDuty, languages: spoken, topics, most } = desk;
  const save = (change: Partial<Duty>) => duty.mutate({ onDuty, languages: spoken, topics, most, ...change });
  return (
    <Paper withBorder p="md">
      <Group gap="lg" align="center" justify="space-between">
        <Group gap="lg">
          <Switch
            size="lg"
            label={onDuty ? t('talks.onDuty', 'On duty') : t('talks.offDuty', 'Off duty')}
            checked={onDuty}
            disabled={duty.isPending}
            onChange={(event) => save({ onDuty: event.currentTarget.checked })}
          />
          <Button
            variant="subtle"
            aria-expanded={isOpen}
            leftSection={<IconSettings size={20} aria-hidden />}
            onClick={() => setOpen(!isOpen)}
          >
            {t('talks.dutySettings', 'Duty settings')}
          </Button>
        </Group>
        <Figures desk={desk} />
      </Group>
      {isOpen ? (
        <Box mt="md">
          <DutySettings duty={desk} onSave={save} />
        </Box>
      ) : null}
    </Paper>
  );
}
