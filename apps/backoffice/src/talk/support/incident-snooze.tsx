import { Button, Group, Menu, Stack, Text, TextInput } from '@mantine/core';
import { canMove } from '@nukkad/contract/kernel/lifecycle';
import type { OfficeIncident } from '@nukkad/contract/talk/support/incident.api';
import { snoozeIncident } from '@nukkad/contract/talk/support/incident-handling.api';
import { incidentLifecycle } from '@nukkad/contract/talk/support/incident.noun';
import { useState } from 'react';
import { call } from '../../platform/call.ts';
import { t } from '../../platform/words.ts';
import { Moment } from '../../ui/moment.tsx';
import { momentWords } from '../../ui/moment-words.ts';
import { instantOf } from '../../ui/instant-of.ts';
import { snoozeTimes } from './snooze.rules.ts';
import { useIncidentAct } from './use-incident-act.ts';

const names = {
  hours: t('support.snooze.hours', 'In 3 hours'),
  tomorrow: t('support.snooze.tomorrow', 'Tomorrow at 9 AM'),
  monday: t('support.snooze.monday', 'Monday at 9 AM'),
} as const;

/** A time of the person's own, as India's clock shows it. */
function OwnTime({ onChoose }: { onChoose: (until: string) => void }) {
  const [typed, setTyped] = useState('');
  const until = instantOf(typed);
  return (
    <Group align="end" gap="xs">
      <TextInput
        type="datetime-local"
        label={t('support.snooze.other', 'Another time')}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button variant="default" disabled={until === null} onClick={() => until && onChoose(until)}>
        {t('support.snooze', 'Snooze')}
      </Button>
    </Group>
  );
}

/** Lets it rest until a moment; words of its person bring it back before. */
export function IncidentSnooze({ incident }: { incident: OfficeIncident }) {
  const { incidentId, incidentNumber: number, snoozedUntil, status, version } = incident;
  const { act, busy, refused } = useIncidentAct();
  const put = (until: string | null) =>
    void act(
      () => call(snoozeIncident, { params: { incidentId }, body: { until, version } }),
      until === null
        ? t('support.woken', '{{number}} is back.', { number })
        : t('support.snoozed', '{{number}} is snoozed until {{at}}.', { number, at: momentWords(until) }),
    );
  if (!canMove(incidentLifecycle, 'reply', status)) return null;
  return (
    <Stack gap="xs">
      {snoozedUntil ? (
        <Group gap="xs">
          <Text size="sm">
            {t('support.snoozedUntil', 'Snoozed until {{at}}', { at: momentWords(snoozedUntil) })}
          </Text>
          <Button variant="default" size="compact-sm" loading={busy} onClick={() => put(null)}>
            {t('support.wake', 'Bring back now')}
          </Button>
        </Group>
      ) : (
        <Group align="end" gap="xs">
          <Menu position="bottom-start">
            <Menu.Target>
              <Button variant="default" loading={busy}>
                {t('support.snooze', 'Snooze')}
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {snoozeTimes(new Date()).map(({ name, at }) => (
                <Menu.Item key={name} onClick={() => put(at)}>
                  {names[name]} · <Moment at={at} />
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
          <OwnTime onChoose={put} />
        </Group>
      )}
      <Text size="xs" c={refused ? 'error' : 'dimmed'} role={refused ? 'alert' : undefined}>
        {refused ??
          t(
            'support.snoozeHint',
            'It comes back sooner if the customer writes. The reply is still due on time.',
          )}
      </Text>
    </Stack>
  );
}
