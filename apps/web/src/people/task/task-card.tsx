import { moveTask } from '@nukkad/contract/people/task/task.api';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconChecklist.mjs';
import IconComment from '@tabler/icons-react/dist/esm/icons/IconMessage2.mjs';
import IconFile from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs';
import IconRepeat from '@tabler/icons-react/dist/esm/icons/IconRepeat.mjs';
import type { TaskCard as Card } from '@nukkad/contract/people/task/task.model';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { toastFailure } from '../../ui/dialog/toast.ts';
import { StatePill } from '../../ui/state/state-pill.tsx';
import { moveNames, statusNames } from './task-words.ts';
import type { TaskMove } from './task.queries.ts';
import { Unseen } from '../../ui/page/parts.tsx';
import styles from './task.module.css';

export function TaskStatusPill({ status }: Pick<Card, 'status'>) {
  const { t } = useTranslation();
  return (
    <StatePill tone={status === 'Inprogress' ? 'due' : status === 'Closed' ? 'good' : 'quiet'}>
      {statusNames[status](t)}
    </StatePill>
  );
}

/** How much of its checklist is done, and how many comments and files there are. */
export function TaskMarks({ task: { checksDone, checksAll, comments, documents, every } }: { task: Card }) {
  const { t, plural } = useTranslation();
  return (
    <span className={styles.marks}>
      {checksAll > 0 && (
        <span>
          <IconCheck size={16} aria-hidden />
          <span>
            {checksDone}/{checksAll}
            <Unseen> {t('task.checks', 'on the checklist')}</Unseen>
          </span>
        </span>
      )}
      {comments > 0 && (
        <span
          aria-label={plural('task.comments.count', comments, {
            one: '{{count}} comment',
            other: '{{count}} comments',
          })}
          role="img"
        >
          <IconComment size={16} aria-hidden />
          {comments}
        </span>
      )}
      {documents > 0 && (
        <span
          aria-label={plural('task.files.count', documents, {
            one: '{{count}} file',
            other: '{{count}} files',
          })}
          role="img"
        >
          <IconFile size={16} aria-hidden />
          {documents}
        </span>
      )}
      {every && <IconRepeat size={16} role="img" aria-label={t('task.repeats', 'Repeats')} />}
    </span>
  );
}

/** The moves that this person may make now, the next step first. */
export function TaskMoves({
  task: { taskId, version, can, title },
  verbs,
  quiet = false,
}: {
  task: Pick<Card, 'taskId' | 'version' | 'can' | 'title'>;
  verbs: readonly TaskMove[];
  /** In a row of a list, where buttons would be taller than the row. */
  quiet?: boolean;
}) {
  const { t } = useTranslation();
  const { mutate, isPending } = useSend(moveTask);
  return verbs
    .filter((verb) => can[verb])
    .map((verb) => (
      <Button
        key={verb}
        small
        tone={quiet ? 'quiet' : verb === 'close' || verb === 'reopen' ? 'neel' : 'plain'}
        busy={isPending}
        aria-label={`${moveNames[verb](t)}: ${title}`}
        onClick={() => mutate({ taskId, version, verb }, { onError: toastFailure })}
      >
        {moveNames[verb](t)}
      </Button>
    ));
}
