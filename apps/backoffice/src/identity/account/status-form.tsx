import { Checkbox, Select, Textarea } from '@mantine/core';
import {
  changePersonStatus,
  type OfficePersonInFull,
  seenOfPersonStatus,
  getPerson,
} from '@nukkad/contract/identity/account/people.api';
import { useState } from 'react';
import { keepAnswer } from '../../platform/asked.ts';
import { call } from '../../platform/call.ts';
import { t } from '../../platform/words.ts';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { statusWords } from '../../ui/status-badge.tsx';
import { useSaving } from '../../ui/use-saving.ts';

type Status = OfficePersonInFull['status'];

interface Typed {
  readonly to: Status | null;
  readonly reason: string;
  readonly message: string;
  readonly brokeRule: boolean;
}

/** What the button does, in the verb of the status that it leads to. */
function actWords(to: Status, from: Status): string {
  if (to === 'Suspended') return t('account.act.suspend', 'Suspend');
  if (to === 'Blocked') return t('account.act.block', 'Block');
  if (to === 'Deactivated') return t('account.act.deactivate', 'Deactivate');
  if (to !== 'Active') return t('account.changeStatus', 'Change status');
  return from === 'Pending'
    ? t('account.act.activate', 'Activate')
    : t('account.act.reactivate', 'Reactivate');
}

const isGrave = (to: Status) => to === 'Suspended' || to === 'Blocked' || to === 'Deactivated';

const untouched: Typed = { to: null, reason: '', message: '', brokeRule: false };

export function StatusForm({ person, onClose }: { person: OfficePersonInFull; onClose: () => void }) {
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
    said: (changed) =>
      t('account.statusSaved', '{{name}}: {{status}}.', {
        name: person.fullName || t('account.theAccount', 'Account'),
        status: statusWords(changed.status),
      }),
    onSaved: (changed) => keepAnswer(getPerson, { params: { userId: person.userId } }, changed),
    onClose,
  });
  const to = choiceOf(fields.to);
  return (
    <DialogForm
      title={t('account.changeStatus', 'Change status')}
      doIt={to ? actWords(to, person.status) : t('account.changeStatus', 'Change status')}
      colour={to && isGrave(to) ? 'sindoor' : 'neel'}
      {...dialog}
    >
      <Select
        label={t('account.newStatus', 'New status')}
        description={t('account.statusNow', 'Now: {{status}}', { status: statusWords(person.status) })}
        placeholder={t('account.chooseAStatus', 'Choose a status')}
        required
        data={person.statusChoices.map((value) => ({ value, label: statusWords(value) }))}
        error={errors['to'] && t('account.chooseStatus.missing', 'Choose a status.')}
        value={to}
        allowDeselect={false}
        onChange={(value) => change({ to: value })}
      />
      {to === 'Suspended' ? (
        <Checkbox
          label={t('account.aRuleWasBroken', 'A rule was broken')}
          description={t('account.sayWhichRuleInThe', 'Name the rule in the message below.')}
          checked={fields.brokeRule}
          onChange={(event) => change({ brokeRule: event.currentTarget.checked })}
        />
      ) : null}
      <Textarea
        label={t('account.internalReason', 'Internal reason')}
        description={t('account.savedInTheAuditLog', 'Saved in the audit log. The person doesn’t see it.')}
        required
        autosize
        minRows={2}
        value={fields.reason}
        error={errors['reason']}
        onChange={(event) => change({ reason: event.currentTarget.value })}
      />
      <Textarea
        label={t('account.messageToThePersonOptional', 'Message to the person (optional)')}
        description={t(
          'account.optionalShownOnTheirAccount',
          'Shown on their account status page instead of the standard message.',
        )}
        autosize
        minRows={2}
        value={fields.message}
        error={errors['message']}
        onChange={(event) => change({ message: event.currentTarget.value })}
      />
    </DialogForm>
  );
}
