import { tickCheck } from '@nukkad/contract/people/task/task.api';
import type { Task } from '@nukkad/contract/people/task/task.model';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Section } from '../../ui/page/section.tsx';
import { toastFailure } from '../../ui/dialog/toast.ts';
import styles from './task.module.css';

/** Its lines, each a box that can be pressed anywhere. */
export function TaskChecklist({
  task: { taskId, checklist, checksDone, checksAll, endedAt },
}: {
  task: Task;
}) {
  const { t } = useTranslation();
  const { mutate, variables, isPending } = useSend(tickCheck);
  if (checksAll === 0) return null;
  /** What was pressed shows at once. */
  const isTicked = (one: Task['checklist'][number]) =>
    isPending && variables.checkId === one.checkId ? variables.isDone : one.isDone;
  return (
    <Section
      title={t('task.checklist', 'Checklist')}
      lead={t('task.checklist.done', '{{done}} of {{all}} done', { done: checksDone, all: checksAll })}
    >
      <ul className={styles.checks}>
        {checklist.map((one) => (
          <li key={one.checkId}>
            <label>
              <input
                type="checkbox"
                checked={isTicked(one)}
                disabled={endedAt !== null}
                onChange={({ target }) =>
                  mutate({ taskId, checkId: one.checkId, isDone: target.checked }, { onError: toastFailure })
                }
              />
              <span>{one.words}</span>
            </label>
          </li>
        ))}
      </ul>
    </Section>
  );
}
