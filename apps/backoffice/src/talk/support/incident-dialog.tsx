import { Anchor, Button, Group, Stack, Text, Textarea } from '@mantine/core';
import {
  type OfficeIncident,
  answerIncident,
  moveOfficeIncident,
} from '@nukkad/contract/talk/support/incident.api';
import { seenOfIncident } from '@nukkad/contract/talk/support/incident.confirm';
import { canMove } from '@nukkad/contract/kernel/lifecycle';
import { incidentLifecycle } from '@nukkad/contract/talk/support/incident.lifecycle';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { ApiError } from '@nukkad/contract/kernel/client';
import { differencesIn } from '../../platform/api-error.ts';
import { call } from '../../platform/call.ts';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { Moment } from '../../ui/moment.tsx';
import { useSeen } from '../../ui/use-seen.ts';
import { useToast } from '../../ui/use-toast.ts';

function Said({ by, at, children }: { by: string; at: string; children: string }) {
  return (
    <div>
      <Text size="xs" c="dimmed">
        {by} · <Moment at={at} />
      </Text>
      <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {children}
      </Text>
    </div>
  );
}

/** What was said so far, oldest first. */
function Talk({ incident }: { incident: OfficeIncident }) {
  const { fullName, message, createdAt, answers, userId, bookingNumber } = incident;
  const person = fullName || 'No name given';
  return (
    <Stack gap="sm">
      {userId ? (
        <Anchor component={Link} to={`/people/${userId}`} size="sm">
          View this person
        </Anchor>
      ) : null}
      {bookingNumber ? <Text size="sm">Booking {bookingNumber}</Text> : null}
      <Said by={person} at={createdAt}>
        {message}
      </Said>
      {answers.map((answer) => (
        <Said
          key={answer.at + answer.message}
          by={answer.from === 'support' ? 'Support' : person}
          at={answer.at}
        >
          {answer.message}
        </Said>
      ))}
    </Stack>
  );
}

const verbs = [
  { verb: 'forward', name: 'Forward to another team', said: 'was forwarded' },
  { verb: 'resolve', name: 'Mark as resolved', said: 'is resolved' },
  { verb: 'close', name: 'Close', said: 'is closed' },
] as const;

/** One incident: what was said, an answer, and the moves that its status allows. */
export function IncidentDialog({ incident, onClose }: { incident: OfficeIncident; onClose: () => void }) {
  const client = useQueryClient();
  const say = useToast();
  const [message, setMessage] = useState('');
  const { incidentId, incidentNumber, status, hasEmail } = incident;
  const { seen, take } = useSeen();
  const again = () => void client.invalidateQueries({ queryKey: ['incidents'] });
  const answering = useMutation({
    mutationFn: () =>
      call(answerIncident, {
        params: { incidentId },
        body: { message, seen: seen(seenOfIncident(incident)) },
      }),
    onSuccess: () => {
      say(`Answer to ${incidentNumber} sent.`);
      setMessage('');
    },
    onError: take,
    onSettled: again,
  });
  const moving = useMutation({
    mutationFn: ({ verb }: (typeof verbs)[number]) =>
      call(moveOfficeIncident, {
        params: { incidentId },
        body: { verb, seen: seen(seenOfIncident(incident)) },
      }),
    onSuccess: (_, { said }) => say(`${incidentNumber} ${said}.`),
    onError: take,
    onSettled: again,
  });
  const answer = () => {
    moving.reset();
    answering.mutate();
  };
  const move = (one: (typeof verbs)[number]) => {
    answering.reset();
    moving.mutate(one);
  };
  const error = answering.error ?? moving.error;
  // What changed is confirmed by the form's button, for whatever was refused.
  const refusedMove = differencesIn(moving.error).length > 0 ? moving.variables : undefined;
  const field = error instanceof ApiError ? error.fields['message'] : undefined;
  return (
    <DialogForm
      title={`${incidentNumber}: ${status}`}
      doIt="Send answer"
      size="lg"
      busy={answering.isPending || moving.isPending}
      error={field ? null : error}
      onSubmit={() => (refusedMove ? move(refusedMove) : answer())}
      onClose={onClose}
    >
      <Talk incident={incident} />
      {canMove(incidentLifecycle, 'answer', status) ? (
        <Textarea
          label="Answer"
          description={hasEmail ? 'Sent by email.' : 'Kept for the person, who is told by SMS.'}
          autosize
          minRows={3}
          maxLength={2_000}
          value={message}
          error={field}
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
      ) : null}
      <Group gap="xs">
        {verbs
          .filter(({ verb }) => canMove(incidentLifecycle, verb, status))
          .map((one) => (
            <Button key={one.verb} variant="default" loading={moving.isPending} onClick={() => move(one)}>
              {one.name}
            </Button>
          ))}
      </Group>
    </DialogForm>
  );
}
