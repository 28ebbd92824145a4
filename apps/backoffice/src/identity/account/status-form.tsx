import { Checkbox, Select, Textarea } from '@mantine/core';
import { type OfficePersonInFull, changePersonStatus } from '@nukkad/contract/identity/account/people.api';
import { seenOfPersonStatus } from '@nukkad/contract/identity/account/people.confirm';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/call.ts';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { useSaving } from '../../ui/use-saving.ts';
import { personQuery } from './people.queries.ts';

type Status = OfficePersonInFull['status'];

interface Typed {
  readonly to: Status | null;
  readonly reason: string;
  readonly message: string;
  readonly brokeRule: boolean;
}

const untouched: Typed = { to: null, reason: '', message: '', brokeRule: false };

export function StatusForm({ person, onClose }: { person: OfficePersonInFull; onClose: () => void }) {
  const client = useQueryClient();
  const [shown] = useState(() => seenOfPersonStatus(person));
  // Its status may have changed meanwhile, and with it what it can become.
  const choiceOf = (to: Status | null) => (to && person.statusChoices.includes(to) ? to : null);
  const { fields, errors, change, dialog } = useSaving({
    endpoint: changePersonStatus,
    initial: untouched,
    bodyOf: ({ to, reason, message, brokeRule }) => ({
      seen: shown,
      to: choiceOf(to),
      reason,
      ...(message.trim() ? { message } : {}),
      ...(choiceOf(to) === 'Suspended' && brokeRule ? { brokeRule } : {}),
    }),
    save: ({ to, ...body }) => {
      if (!to) throw new Error('The endpoint asks for a status.');
      return call(changePersonStatus, { params: { userId: person.userId }, body: { ...body, to } });
    },
    said: (changed) => `${person.fullName || 'The account'} is ${changed.status} now.`,
    onSaved: (changed) => client.setQueryData(personQuery(person.userId).queryKey, changed),
    lists: ['people', 'person'],
    onClose,
  });
  const to = choiceOf(fields.to);
  return (
    <DialogForm title="Change status" doIt="Change status" {...dialog}>
      <Select
        label={`From ${person.status} to`}
        placeholder="Choose a status"
        required
        data={[...person.statusChoices]}
        error={errors['to'] && 'Choose a status.'}
        value={to}
        allowDeselect={false}
        onChange={(value) => change({ to: value })}
      />
      {to === 'Suspended' ? (
        <Checkbox
          label="A rule was broken"
          description="Say which rule in the message below. It is required."
          checked={fields.brokeRule}
          onChange={(event) => change({ brokeRule: event.currentTarget.checked })}
        />
      ) : null}
      <Textarea
        label="Internal reason"
        description="Kept in the audit log. The person doesn’t see it."
        required
        autosize
        minRows={2}
        value={fields.reason}
        error={errors['reason']}
        onChange={(event) => change({ reason: event.currentTarget.value })}
      />
      <Textarea
        label="Message to the person"
        description="Shown on the account status page. Optional: a standard message is shown otherwise."
        autosize
        minRows={2}
        value={fields.message}
        error={errors['message']}
        onChange={(event) => change({ message: event.currentTarget.value })}
      />
    </DialogForm>
  );
}
