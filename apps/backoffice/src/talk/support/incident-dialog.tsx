import { t } from '../../platform/words.ts';
import { Anchor, Button, Group, Stack, Text, Textarea } from '@mantine/core';
import {
  type OfficeIncident,
  answerIncident,
  moveOfficeIncident,
} from '@nukkad/contract/talk/support/incident.api';
import { seenOfIncident } from '@nukkad/contract/talk/support/incident.confirm';
import { canMove } from '@nukkad/contract/kernel/lifecycle';
import { incidentLifecycle } from '@nukkad/contract/talk/support/incident.lifecycle';
import { useState } from 'react';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { call } from '../../platform/call.ts';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { inRupees } from '../../platform/money.ts';
import { Facts } from '../../ui/facts.tsx';
import { Moment } from '../../ui/moment.tsx';
import { ReadyReplies, useReadyReplies } from './desk/ready-replies.tsx';
import { ForwardForm } from './forward-form.tsx';
import { SlaMark } from './sla-mark.tsx';
import { priorityWords, teamWords } from './sla-words.ts';
import { problemWords, sideWords } from './problem-words.ts';
import { statusWords } from '../../ui/status-badge.tsx';
import { useDialogForm } from '../../ui/use-dialog-form.ts';
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

/** The booking that was reported, and the people on both sides of it. */
function Reported({
  incident: { problem, bookingNumber, answerBy },
  booking: { bookingId, side, status, startsAt, total, buyerId, organisationId },
}: {
  incident: OfficeIncident;
  booking: NonNullable<OfficeIncident['booking']>;
}) {
  const facts = [
    [t('support.problem', 'Problem'), problem ? problemWords[problem] : ''],
    [t('support.reportedBy', 'Reported by'), sideWords[side]],
    [
      t('support.booking', 'Booking'),
      <Anchor key="booking" component={Link} to={`/bookings/${bookingId}`} size="sm">
        {bookingNumber}
      </Anchor>,
    ],
    [t('common.status', 'Status'), statusWords(status)],
    [t('support.startsAt', 'Starts'), <Moment key="starts" at={startsAt} />],
    [t('support.total', 'Total'), inRupees(total)],
    [t('support.answerBy', 'Answer by'), answerBy ? <Moment key="answer" at={answerBy} /> : ''],
  ] as const;
  return (
    <Stack gap="xs">
      <Facts facts={facts} />
      <Group gap="md">
        <Anchor component={Link} to={`/people/${buyerId}`} size="sm">
          {t('support.viewCustomer', 'View customer')}
        </Anchor>
        {organisationId ? (
          <Anchor component={Link} to={`/partners/${organisationId}`} size="sm">
            {t('support.viewPartner', 'View partner')}
          </Anchor>
        ) : null}
      </Group>
    </Stack>
  );
}

/** Until when an answer is promised, and the team that has it. */
function Clock({ incident }: { incident: OfficeIncident }) {
  const { priority, team, forwardReason, files, callAt, sid } = incident;
  const facts = [
    ...(callAt ? ([[t('support.callTime', 'Call at'), <Moment key="call" at={callAt} />]] as const) : []),
    [t('support.answer', 'Answer'), <SlaMark key="sla" incident={incident} />],
    [t('support.priority', 'Priority'), priorityWords[priority]],
    ...(team
      ? ([
          [t('support.team', 'Team'), teamWords[team]],
          [t('support.forwardReason', 'Forwarded because'), forwardReason],
        ] as const)
      : []),
  ] as const;
  return (
    <Stack gap="xs">
      <Facts facts={facts} />
      {sid ? (
        <Anchor component={Link} to={`/desk?show=all&sid=${sid}`} size="sm">
          {t('support.viewChat', 'View the chat it was made of')}
        </Anchor>
      ) : null}
      {files.length > 0 ? (
        <Group gap="xs">
          {files.map(({ fileId, fileName, url }) => (
            <Anchor key={fileId} href={url} target="_blank" rel="noreferrer" size="sm">
              {fileName}
            </Anchor>
          ))}
        </Group>
      ) : null}
    </Stack>
  );
}

/** What was said so far, oldest first. */
function Talk({ incident }: { incident: OfficeIncident }) {
  const { fullName, message, createdAt, answers, userId, bookingNumber, booking } = incident;
  const person = fullName || t('common.noName', 'No name');
  return (
    <Stack gap="sm">
      {userId ? (
        <Anchor component={Link} to={`/people/${userId}`} size="sm">
          {t('support.viewPerson', 'View person')}
        </Anchor>
      ) : null}
      <Clock incident={incident} />
      {booking ? <Reported incident={incident} booking={booking} /> : null}
      {bookingNumber && !booking ? (
        <Text size="sm">{t('support.bookingNumber', 'Booking {{number}}', { number: bookingNumber })}</Text>
      ) : null}
      <Said by={person} at={createdAt}>
        {message}
      </Said>
      {answers.map((answer) => (
        <Said
          key={answer.at + answer.message}
          by={answer.from === 'support' ? t('common.support', 'Support') : person}
          at={answer.at}
        >
          {answer.message}
        </Said>
      ))}
    </Stack>
  );
}

/** In the language in which the person wrote. */
const languageOf = (message: string) => (/\p{Script=Devanagari}/u.test(message) ? 'hi' : 'en');

/** The words of the answer, begun with a ready one where one fits. */
function Answer({
  incident: { hasEmail, message, fullName, bookingNumber },
  words,
  onWords,
  error,
}: {
  incident: OfficeIncident;
  words: string;
  onWords: (words: string) => void;
  error: string | undefined;
}) {
  const [choosing, setChoosing] = useState(false);
  const about = {
    language: languageOf(message),
    fullName,
    referenceNo: bookingNumber,
    agentName: null,
  } as const;
  const replies = useReadyReplies(about);
  return (
    <Stack gap="xs" align="start">
      <Textarea
        w="100%"
        label={t('support.reply', 'Reply')}
        description={
          hasEmail
            ? t('support.sentByEmail', 'Sent by email.')
            : t('support.shownInTheirAccountThey', 'Shown in their account. They get an SMS.')
        }
        autosize
        minRows={3}
        maxLength={2_000}
        value={words}
        error={error}
        onChange={(event) => onWords(event.currentTarget.value)}
      />
      <ReadyReplies
        replies={replies}
        opened={choosing}
        onOpened={setChoosing}
        onChoose={(chosen) => {
          onWords(words.trim() === '' ? chosen : `${words.trimEnd()} ${chosen}`);
          setChoosing(false);
        }}
      />
    </Stack>
  );
}

const verbs = [
  {
    verb: 'resolve',
    name: t('support.resolve', 'Mark as resolved'),
    said: (number: string) => t('support.resolved', '{{number}} is resolved.', { number }),
  },
  {
    verb: 'close',
    name: t('support.close', 'Close'),
    said: (number: string) => t('support.closed', '{{number}} is closed.', { number }),
  },
] as const;

type Move = (typeof verbs)[number];
type SeenIncident = ReturnType<typeof seenOfIncident>;

/** A move has nothing to check. */
const nothing = z.object({});
const answer = answerIncident.spec.body ?? nothing;

/** One incident: what was said, an answer, and the moves that its status allows. */
export function IncidentDialog({ incident, onClose }: { incident: OfficeIncident; onClose: () => void }) {
  const say = useToast();
  const { incidentId, incidentNumber, status } = incident;
  const [pressed, setPressed] = useState<Move | null>(null);
  // What was refused because something changed is confirmed by the form's button, a move as well.
  const refusedMove = (): Move | null => (dialog.differences.length > 0 ? pressed : null);
  const params = { incidentId };
  const move = async ({ verb, said }: Move, seen: SeenIncident) => {
    await call(moveOfficeIncident, { params, body: { verb, seen } });
    say(said(incidentNumber));
  };
  const { fields, errors, change, run, dialog } = useDialogForm({
    endpoint: answerIncident,
    schema: () => (refusedMove() ? nothing : answer),
    initial: { message: '' },
    bodyOf: ({ message }) => ({ message, seen: seenOfIncident(incident) }),
    send: async (body): Promise<void> => {
      const refused = refusedMove();
      if (refused) return move(refused, body.seen);
      setPressed(null);
      await call(answerIncident, { params, body });
      say(t('support.replied', 'Reply to {{number}} sent.', { number: incidentNumber }));
      change({ message: '' });
    },
    lists: ['incidents'],
  });
  const press = (one: Move) => {
    setPressed(one);
    run((seen) => move(one, seen(seenOfIncident(incident))));
  };
  const [forwarding, setForwarding] = useState(false);
  if (forwarding) return <ForwardForm incident={incident} onClose={() => setForwarding(false)} />;
  return (
    <DialogForm
      title={`${incidentNumber}: ${statusWords(status)}`}
      doIt={t('support.sendReply', 'Send reply')}
      size="lg"
      {...dialog}
      onClose={onClose}
    >
      <Talk incident={incident} />
      {canMove(incidentLifecycle, 'answer', status) ? (
        <Answer
          incident={incident}
          words={fields.message}
          onWords={(message) => change({ message })}
          error={errors['message']}
        />
      ) : null}
      <Group gap="xs">
        {canMove(incidentLifecycle, 'forward', status) ? (
          <Button variant="default" onClick={() => setForwarding(true)}>
            {t('support.forward', 'Forward to another team')}
          </Button>
        ) : null}
        {verbs
          .filter(({ verb }) => canMove(incidentLifecycle, verb, status))
          .map((one) => (
            <Button
              key={one.verb}
              variant="default"
              loading={dialog.busy && pressed !== null}
              onClick={() => press(one)}
            >
              {one.name}
            </Button>
          ))}
      </Group>
    </DialogForm>
  );
}
