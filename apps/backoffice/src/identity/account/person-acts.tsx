import { Button, Group, Text } from '@mantine/core';
import {
  endPersonSessions,
  type OfficePersonInFull,
  revealNumber,
  seenOfSessions,
} from '@nukkad/contract/identity/account/people.api';
import { useState } from 'react';
import { Link } from 'react-router';
import { plural, t } from '../../platform/words.ts';
import { WhyForm } from '../../ui/why-form.tsx';
import { StatusForm } from './status-form.tsx';

type Asked = 'status' | 'number' | 'sessions' | null;

/** What an Admin may do with this person; each asks first. */
export function PersonActs({ person }: { person: OfficePersonInFull }) {
  const [asked, ask] = useState<Asked>(null);
  // As the dialog says it; the person behind it may be read anew meanwhile.
  const [openSessions, setOpenSessions] = useState(0);
  const [mobileNumber, setMobileNumber] = useState<string | null>(null);
  const close = () => ask(null);
  const params = { userId: person.userId };
  return (
    <>
      {mobileNumber === null ? null : (
        <Text fw={700} role="status">
          {t('account.numberIs', 'Mobile number: {{number}}', { number: mobileNumber })}
        </Text>
      )}
      <Group gap="xs">
        {person.statusChoices.length > 0 ? (
          <Button onClick={() => ask('status')}>{t('account.changeStatus', 'Change status')}</Button>
        ) : null}
        <Button variant="default" onClick={() => ask('number')}>
          {t('account.showNumber', 'Show number')}
        </Button>
        <Button
          variant="default"
          disabled={person.openSessions === 0}
          onClick={() => {
            setOpenSessions(person.openSessions);
            ask('sessions');
          }}
        >
          {t('account.endAllSessions', 'End all sessions')}
        </Button>
        <Button variant="subtle" component={Link} to={`/audit?subjectId=${person.userId}`}>
          {t('account.history', 'History')}
        </Button>
      </Group>
      {asked === 'status' ? <StatusForm person={person} onClose={close} /> : null}
      {asked === 'number' ? (
        <WhyForm
          title={t('account.showTheFullNumber', 'Show the full number')}
          doIt={t('account.showNumber', 'Show number')}
          endpoint={revealNumber}
          bodyOf={(why) => ({ why })}
          params={params}
          onSaved={(revealed) => setMobileNumber(revealed.mobileNumber)}
          onClose={close}
        />
      ) : null}
      {asked === 'sessions' ? (
        <WhyForm
          title={plural('account.endSessions', openSessions, {
            one: 'Log this person out everywhere: {{count}} open session',
            other: 'Log this person out everywhere: {{count}} open sessions',
          })}
          doIt={t('account.endAllSessions', 'End all sessions')}
          endpoint={endPersonSessions}
          bodyOf={(why) => ({ why, seen: seenOfSessions({ openSessions }) })}
          params={params}
          said={({ ended }) =>
            plural('account.sessionsEnded', ended, {
              one: '{{count}} session ended.',
              other: '{{count}} sessions ended.',
            })
          }
          onDiffers={(differences) => {
            for (const { field, now } of differences)
              if (field === 'openSessions' && typeof now === 'number') setOpenSessions(now);
          }}
          onClose={close}
        />
      ) : null}
    </>
  );
}
