import { Select, Textarea } from '@mantine/core';
import {
  type DeskSession,
  type DeskState,
  moveDeskSession,
} from '@nukkad/contract/talk/support/session-office.api';
import { t } from '../../../platform/words.ts';
import { DialogForm } from '../../../ui/dialog-form.tsx';
import { useSaving } from '../../../ui/use-saving.ts';
import { ofTalks } from './talks.ts';

/**
 * Hands a talk on with a note: an own one to an agent with room or to the head of the queue, one that waits to a colleague,
 * also to one with a full desk.
 */
export function TransferForm({
  session: { sid, version, agentId: own, can },
  agents,
  onClose,
}: {
  session: DeskSession;
  agents: DeskState['agents'];
  onClose: () => void;
}) {
  const { fields, errors, change, dialog } = useSaving({
    endpoint: moveDeskSession,
    initial: { note: '', agentId: null as string | null },
    bodyOf: ({ note, agentId }) => ({
      verb: can.give ? ('route' as const) : ('release' as const),
      note,
      ...(agentId ? { agentId } : {}),
      version,
    }),
    params: { sid },
    only: ofTalks,
    said: () => t('talks.handedOn', 'Handed on.'),
    onClose,
  });
  return (
    <DialogForm title={t('talks.transfer', 'Hand on')} doIt={t('talks.transfer', 'Hand on')} {...dialog}>
      <Select
        label={t('talks.to', 'To')}
        placeholder={
          can.give ? t('talks.toWhom', 'Choose a colleague') : t('talks.toQueue', 'Head of the queue')
        }
        clearable={!can.give}
        nothingFoundMessage={t('talks.noColleague', 'No one is on duty')}
        data={agents
          .filter(({ userId, load, most }) => userId !== own && (can.give || load < most))
          .map(({ userId, name, load, most }) => ({ value: userId, label: `${name} (${load}/${most})` }))}
        value={fields.agentId}
        error={errors['agentId']}
        onChange={(agentId) => change({ agentId })}
      />
      <Textarea
        label={t('talks.transferNote', 'Note for the next agent (optional)')}
        autosize
        minRows={2}
        maxLength={500}
        value={fields.note}
        error={errors['note']}
        onChange={(event) => change({ note: event.currentTarget.value })}
      />
    </DialogForm>
  );
}
