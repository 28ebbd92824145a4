import { mostAssignees } from '@nukkad/contract/people/task/task.model';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { CheckList } from '../../ui/check-list.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useAssignMany } from './task.queries.ts';
import { useColleagues } from '../../nouns/team/team.queries.ts';

/** Which tasks are being given to others; they were ticked in the list. */
export function useAssigning() {
  const [taskIds, setTaskIds] = useState<readonly string[]>([]);
  return { taskIds, open: setTaskIds, close: () => setTaskIds([]) };
}

function Assign({ taskIds, onClose }: { taskIds: readonly string[]; onClose: () => void }) {
  const { t, plural } = useTranslation();
  const team = useColleagues();
  const assign = useAssignMany();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={plural('task.assign.title', taskIds.length, {
        one: 'Assign {{count}} task',
        other: 'Assign {{count}} tasks',
      })}
      consequences={[t('task.assign.told', 'They replace the people assigned now. We’ll notify them.')]}
      confirm={t('task.assign', 'Assign')}
      disabled={chosen.length === 0}
      onConfirm={async () => {
        const { results } = await assign.mutateAsync({ taskIds: [...taskIds], assignees: [...chosen] });
        const refused = results.find(({ message }) => message !== null);
        if (refused) throw new Error(refused.message ?? '');
      }}
    >
      <CheckList
        label={t('task.who', 'Assigned to')}
        name="assignees"
        most={mostAssignees}
        options={(team.data ?? []).map(({ staffId: value, fullName: label }) => ({
          value,
          label,
        }))}
        values={chosen}
        onChange={setChosen}
      />
    </ConfirmDialog>
  );
}

export function AssignDialog({
  assigning: { taskIds, close },
}: {
  assigning: ReturnType<typeof useAssigning>;
}) {
  return taskIds.length > 0 && <Assign taskIds={taskIds} onClose={close} />;
}
