import { Badge, Button, Group, Paper, Stack, Text } from '@mantine/core';
import type { SettingChange } from '@nukkad/contract/office/configuration/configuration.model';
import type { CataloguedSetting } from '@nukkad/contract/office/configuration/setting.catalogue';
import { t } from '../../platform/words.ts';
import { momentWords } from '../../ui/moment-words.ts';
import { changeWords } from './change-words.ts';

const states: Record<SettingChange['state'], { readonly words: string; readonly colour: string }> = {
  waiting: { words: t('status.waiting', 'Needs approval'), colour: 'haldi' },
  planned: { words: t('configuration.state.planned', 'Planned'), colour: 'neel' },
  now: { words: t('configuration.state.now', 'In force'), colour: 'peepal' },
  past: { words: t('configuration.state.past', 'Past'), colour: 'slate' },
  refused: { words: t('status.rejected', 'Rejected'), colour: 'sindoor' },
  withdrawn: { words: t('configuration.state.withdrawn', 'Withdrawn'), colour: 'slate' },
};

/** Who wanted it and who decided, with their reasons. */
const people = ({ by, why, decidedBy, decideWhy }: SettingChange): string =>
  [by ? `${by}: ${why}` : why, decidedBy && `${decidedBy}: ${decideWhy}`].filter(Boolean).join(' · ');

/** One value from a day on. */
export function TimelineEntry({
  setting,
  change,
  open,
}: {
  setting: CataloguedSetting;
  change: SettingChange;
  open: (dialog: string) => void;
}) {
  const { words, colour } = states[change.state];
  const name = changeWords(setting, change);
  return (
    <Paper component="li" withBorder p="sm">
      <Group justify="space-between" align="start" wrap="nowrap">
        <Stack gap={2}>
          <Text fw={650}>{name}</Text>
          <Text size="sm">
            {t('configuration.from', 'From {{when}}', { when: momentWords(change.validFrom) })}
          </Text>
          <Text size="sm" c="dimmed">
            {people(change)}
          </Text>
        </Stack>
        <Badge color={colour} miw="max-content">
          {words}
        </Badge>
      </Group>
      {change.can.decide || change.can.withdraw ? (
        <Group mt="sm" gap="xs">
          {change.can.decide ? (
            <Button size="sm" onClick={() => open(`decide-${change.changeId}`)}>
              {t('common.review', 'Review')}
            </Button>
          ) : null}
          {change.can.withdraw ? (
            <Button size="sm" variant="default" onClick={() => open(`withdraw-${change.changeId}`)}>
              {t('configuration.withdraw', 'Withdraw')}
            </Button>
          ) : null}
        </Group>
      ) : null}
      {change.state === 'waiting' && !change.can.decide ? (
        <Text size="xs" c="dimmed" mt={4}>
          {t('common.anotherAdminMustDecide', 'Another Admin must decide.')}
        </Text>
      ) : null}
    </Paper>
  );
}
