import { Button, Group } from '@mantine/core';
import { canMove } from '@nukkad/contract/kernel/lifecycle';
import {
  answerIncident,
  moveOfficeIncident,
  type OfficeIncident,
  seenOfIncident,
} from '@nukkad/contract/talk/support/incident.api';
import { incidentLifecycle } from '@nukkad/contract/talk/support/incident.noun';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { BookingPayments } from '../../nouns/payment/booking-payments.tsx';
import { call } from '../../platform/call.ts';
import { t } from '../../platform/words.ts';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { statusWords } from '../../ui/status-badge.tsx';
import { useDialogForm } from '../../ui/use-dialog-form.ts';
import { useToast } from '../../ui/use-toast.ts';
import { keepDraft, keptDraft } from './desk/kept-draft.ts';
import { ForwardForm } from './forward-form.tsx';
import { type Added, IncidentAnswer } from './incident-answer.tsx';
import { IncidentHandling } from './incident-handling.tsx';
import { IncidentNotes } from './incident-notes.tsx';
import { IncidentTalk } from './incident-talk.tsx';

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

/** What was typed and not sent stays with the tab. */
const draftOf = (incidentId: string) => `request ${incidentId}`;

const alsoOf = (added: Added | null) => ({
  ...(added?.label && { label: added.label }),
  ...(added?.nextStep && { nextStep: added.nextStep }),
  ...(added?.team && { team: added.team }),
});

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
    initial: { message: keptDraft(draftOf(incidentId)), added: null as Added | null },
    bodyOf: ({ message, added }) => ({ message, ...alsoOf(added), seen: seenOfIncident(incident) }),
    send: async (body): Promise<void> => {
      const refused = refusedMove();
      if (refused) return move(refused, body.seen);
      setPressed(null);
      await call(answerIncident, { params, body });
      say(t('support.replied', 'Reply to {{number}} sent.', { number: incidentNumber }));
      change({ message: '', added: null });
    },
  });
  useEffect(() => keepDraft(draftOf(incidentId), fields.message), [incidentId, fields.message]);
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
      size="xl"
      {...dialog}
      onClose={onClose}
    >
      <IncidentTalk incident={incident} />
      {canMove(incidentLifecycle, 'answer', status) ? (
        <IncidentAnswer
          incident={incident}
          words={fields.message}
          added={fields.added}
          onWords={(message) => change({ message })}
          onAdded={(added) => change({ added })}
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
      <IncidentHandling incident={incident} />
      <IncidentNotes incident={incident} />
      {incident.bookingId ? <BookingPayments bookingId={incident.bookingId} /> : null}
    </DialogForm>
  );
}
