import { Checkbox, Select, Textarea } from '@mantine/core';
import { type OfficePersonInFull, changePersonStatus } from '@nukkad/contract/identity/account/people.api';
import { seenOfPersonStatus } from '@nukkad/contract/identity/account/people.confirm';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '@nukkad/contract/kernel/client';
import { call } from '../../platform/call.ts';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { useSeen } from '../../ui/use-seen.ts';
import { useToast } from '../../ui/use-toast.ts';
import { personQuery } from './people.queries.ts';

type Status = OfficePersonInFull['status'];

export function StatusForm({ person, onClose }: { person: OfficePersonInFull; onClose: () => void }) {
  const client = useQueryClient();
  const say = useToast();
  const [chosen, setTo] = useState<Status | null>(null);
  const [tried, setTried] = useState(false);
  // Its status may have changed meanwhile, and with it what it can become.
  const to = chosen && person.statusChoices.includes(chosen) ? chosen : null;
  const [shown] = useState(() => seenOfPersonStatus(person));
  const { seen, take } = useSeen();
  const [reason, setReason] = useState('');
  const [message, setMessage] = useState('');
  const [brokeRule, setBrokeRule] = useState(false);
  const changing = useMutation({
    mutationFn: (wanted: Status) =>
      call(changePersonStatus, {
        params: { userId: person.userId },
        body: {
          seen: seen(shown),
          to: wanted,
          reason,
          ...(message.trim() ? { message } : {}),
          ...(wanted === 'Suspended' && brokeRule ? { brokeRule } : {}),
        },
      }),
    onSuccess: (changed) => {
      client.setQueryData(personQuery(person.userId).queryKey, changed);
      void client.invalidateQueries({ queryKey: ['people'] });
      say(`${person.fullName || 'The account'} is ${changed.status} now.`);
      onClose();
    },
    onError: (error) => {
      take(error);
      if (error instanceof ApiError && error.status === 409)
        void client.invalidateQueries({ queryKey: ['person'] });
    },
  });
  const fields = changing.error instanceof ApiError ? changing.error.fields : {};
  return (
    <DialogForm
      title="Change status"
      doIt="Change status"
      busy={changing.isPending}
      error={Object.keys(fields).length > 0 ? null : changing.error}
      onSubmit={() => (to ? changing.mutate(to) : setTried(true))}
      onClose={onClose}
    >
      <Select
        label={`From ${person.status} to`}
        placeholder="Choose a status"
        required
        data={[...person.statusChoices]}
        error={tried && !to ? 'Choose a status.' : undefined}
        value={to}
        allowDeselect={false}
        onChange={(value) => setTo(value)}
      />
      {to === 'Suspended' ? (
        <Checkbox
          label="A rule was broken"
          description="Say which rule in the message below. It is required."
          checked={brokeRule}
          onChange={(event) => setBrokeRule(event.currentTarget.checked)}
        />
      ) : null}
      <Textarea
        label="Internal reason"
        description="Kept in the audit log. The person doesn’t see it."
        required
        autosize
        minRows={2}
        value={reason}
        error={fields['reason']}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Textarea
        label="Message to the person"
        description="Shown on the account status page. Optional: a standard message is shown otherwise."
        autosize
        minRows={2}
        value={message}
        error={fields['message']}
        onChange={(event) => setMessage(event.currentTarget.value)}
      />
    </DialogForm>
  );
}
