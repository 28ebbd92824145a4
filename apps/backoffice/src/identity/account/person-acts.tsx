import { Button, Group, Text } from '@mantine/core';
import { seenOfSessions } from '@nukkad/contract/identity/account/people.confirm';
import {
  type OfficePersonInFull,
  endPersonSessions,
  revealNumber,
} from '@nukkad/contract/identity/account/people.api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../platform/call.ts';
import { useSeen } from '../../ui/use-seen.ts';
import { useToast } from '../../ui/use-toast.ts';
import { differencesIn } from '../../platform/api-error.ts';
import { StatusForm } from './status-form.tsx';
import { WhyForm } from '../../ui/why-form.tsx';

type Asked = 'status' | 'number' | 'sessions' | null;

/** What an Admin may do with this person; each asks first. */
export function PersonActs({ person }: { person: OfficePersonInFull }) {
  const client = useQueryClient();
  const say = useToast();
  const [asked, ask] = useState<Asked>(null);
  // As the dialog says it; the person behind it may be read anew meanwhile.
  const [openSessions, setOpenSessions] = useState(0);
  const { seen, take, forget } = useSeen();
  const close = () => {
    forget();
    ending.reset();
    ask(null);
  };
  const params = { userId: person.userId };
  const revealing = useMutation({
    mutationFn: (why: string) => call(revealNumber, { params, body: { why } }),
    onSuccess: close,
  });
  const ending = useMutation({
    mutationFn: (why: string) =>
      call(endPersonSessions, { params, body: { why, seen: seen(seenOfSessions({ openSessions })) } }),
    onSuccess: ({ ended }) => {
      void client.invalidateQueries({ queryKey: ['person', person.userId] });
      say(ended === 1 ? 'One session was ended.' : `${ended} sessions were ended.`);
      close();
    },
    onError: (refusal) => {
      take(refusal);
      for (const { field, now } of differencesIn(refusal))
        if (field === 'openSessions' && typeof now === 'number') setOpenSessions(now);
      void client.invalidateQueries({ queryKey: ['person', person.userId] });
    },
  });
  return (
    <>
      {revealing.data ? (
        <Text fw={700} role="status">
          Mobile number: {revealing.data.mobileNumber}
        </Text>
      ) : null}
      <Group gap="xs">
        {person.statusChoices.length > 0 ? (
          <Button onClick={() => ask('status')}>Change status</Button>
        ) : null}
        <Button variant="default" onClick={() => ask('number')}>
          Show number
        </Button>
        <Button
          variant="default"
          disabled={person.openSessions === 0}
          onClick={() => {
            setOpenSessions(person.openSessions);
            ask('sessions');
          }}
        >
          End all sessions
        </Button>
        <Button variant="subtle" component={Link} to={`/audit?subjectId=${person.userId}`}>
          History
        </Button>
      </Group>
      {asked === 'status' ? <StatusForm person={person} onClose={close} /> : null}
      {asked === 'number' ? (
        <WhyForm
          title="Show the full number"
          doIt="Show number"
          busy={revealing.isPending}
          error={revealing.error}
          onWhy={(why) => revealing.mutate(why)}
          onClose={close}
        />
      ) : null}
      {asked === 'sessions' ? (
        <WhyForm
          title={`Sign this person out everywhere: ${openSessions} open ${openSessions === 1 ? 'session' : 'sessions'}`}
          doIt="End all sessions"
          busy={ending.isPending}
          error={ending.error}
          onWhy={(why) => ending.mutate(why)}
          onClose={close}
        />
      ) : null}
    </>
  );
}
