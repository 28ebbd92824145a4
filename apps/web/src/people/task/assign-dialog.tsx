import { assignTasks } from '@nukkad/contract/people/task/task.api';
import { mostAssignees } from '@nukkad/contract/people/task/task.model';
import { useState } from 'react';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { CheckList } from '../../ui/field/check-list.tsx';
import { useColleagues } from '../../nouns/team/team.queries.ts';
import type { OpenDialog } from '../../ui/dialog/form-dialog.tsx';
import { FilledQuestion } from '../../ui/dialog/question.tsx';

/** Which tasks are being given to others; they were ticked in the list. */
export function useAssigning() {
  const [taskIds, setTaskIds] = useState<readonly string[]>([]);
  return { taskIds, open: setTaskIds, close: () => setTaskIds([]) };
}

function Assign({ taskIds, dialog }: { taskIds: readonly string[]; dialog: OpenDialog }) {
  const { t, plural } = useTranslation();
  const team = useColleagues();
  const initial: { chosen: readonly string[] } = { chosen: [] };
  return (
    <FilledQuestion
      dialog={dialog}
      title={plural('task.assign.title', taskIds.length, {
        one: 'Assign {{count}} task',
        other: 'Assign {{count}} tasks',
      })}
      consequences={[t('task.assign.told', 'They replace the people assigned now. We’ll notify them.')]}
      confirm={t('task.assign', 'Assign')}
      send={useSend(assignTasks)}
      initial={initial}
      onSent={({ results }) => {
        const refused = results.find(({ message }) => message !== null);
        if (refused) throw new Error(refused.message ?? '');
      }}
      request={({ chosen }) =>
        chosen.length === 0 ? null : { taskIds: [...taskIds], assignees: [...chosen] }
      }
    >
      {({ typed: { chosen }, change }) => (
        <CheckList
          label={t('task.who', 'Assigned to')}
          name="assignees"
          most={mostAssignees}
          options={(team.data ?? []).map(({ staffId: value, fullName: label }) => ({
            value,
            label,
          }))}
          values={chosen}
          onChange={(next) => change({ chosen: next })}
        />
      )}
    </FilledQuestion>
  );
}

export function AssignDialog({
  assigning: { taskIds, close },
}: {
  assigning: ReturnType<typeof useAssigning>;
}) {
  return taskIds.length > 0 && <Assign taskIds={taskIds} dialog={{ opened: true, close: close }} />;
}
