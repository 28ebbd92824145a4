import { addTaskComment, editTaskComment } from '@nukkad/contract/people/task/task-parts.api';
import type { TaskComment } from '@nukkad/contract/people/task/task.model';
import { text } from '@nukkad/contract/kernel/schema';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { SentFields } from '../../ui/field/sent-fields.tsx';
import { Button } from '../../ui/press/button.tsx';
import { TimeAgo } from '../../ui/time/date-time.tsx';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { Listed } from '../../ui/page/listed.tsx';
import { Section } from '../../ui/page/section.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { toastFailure } from '../../ui/dialog/toast.ts';
import { useRemoveComment, useTaskComments } from './task.queries.ts';
import { List, Paragraph, Row } from '../../ui/page/parts.tsx';
import styles from './task.module.css';

const schema = z.object({ words: text(1_000) });

function WriteComment({ taskId }: { taskId: string }) {
  const { t } = useTranslation();
  const add = useSend(addTaskComment);
  return (
    <SentFields
      save={t('task.comment.send', 'Comment')}
      button={{ small: true }}
      send={({ words }: z.output<typeof schema>) => add.mutateAsync({ taskId, words })}
      initial={{ words: '' }}
      schema={schema}
      onSent={(_, change) => change({ words: '' })}
      refusedAt="words"
    >
      {({ textAt }) => (
        <HindiField long label={t('task.comment', 'Your comment')} {...textAt('words')} maxLength={1_000} />
      )}
    </SentFields>
  );
}

function EditComment({ comment, onDone }: { comment: TaskComment; onDone: () => void }) {
  const { t } = useTranslation();
  const edit = useSend(editTaskComment);
  const { commentId, version } = comment;
  return (
    <SentFields
      save={t('task.save', 'Save')}
      button={{ small: true }}
      foot={(send) => (
        <Row gap={0.5} align="center" hidesEmpty>
          {send}
          <Button small tone="plain" onClick={onDone}>
            {t('task.comment.keep', 'Keep as it was')}
          </Button>
        </Row>
      )}
      send={({ words }: z.output<typeof schema>) => edit.mutateAsync({ commentId, version, words })}
      initial={{ words: comment.words }}
      schema={schema}
      onSent={onDone}
      refusedAt="words"
    >
      {({ fields, errors, change }) => (
        <HindiField
          long
          label={t('task.comment', 'Your comment')}
          name={`words-${commentId}`}
          value={fields.words}
          maxLength={1_000}
          error={errors['words']}
          onText={(words) => change({ words })}
        />
      )}
    </SentFields>
  );
}

function Comment({ comment }: { comment: TaskComment }) {
  const { t } = useTranslation();
  const [editing, setEditing] = useState(false);
  const remove = useRemoveComment();
  const { commentId, author, words, createdAt, editedAt, can } = comment;
  return (
    <li className={styles.comment}>
      <p className={styles.fact}>
        <b>{author || t('task.author.gone', 'A former member')}</b> · <TimeAgo at={createdAt} />
        {editedAt && ` · ${t('task.comment.edited', 'edited')}`}
      </p>
      {editing ? (
        <EditComment comment={comment} onDone={() => setEditing(false)} />
      ) : (
        <>
          <Paragraph breaks lines>
            {words}
          </Paragraph>
          <Row gap={0.5} align="center" hidesEmpty>
            {can.edit && (
              <Button small tone="quiet" onClick={() => setEditing(true)}>
                {t('task.edit.short', 'Edit')}
              </Button>
            )}
            {can.remove && (
              <Button
                small
                tone="quiet"
                busy={remove.isPending}
                onClick={() => remove.mutate(commentId, { onError: toastFailure })}
              >
                {t('task.file.remove.short', 'Remove')}
              </Button>
            )}
          </Row>
        </>
      )}
    </li>
  );
}

/** What was said of it, the latest first. */
export function TaskComments({ taskId }: { taskId: string }) {
  const { t } = useTranslation();
  return (
    <Section title={t('task.comments', 'Comments')}>
      <WriteComment taskId={taskId} />
      <Listed
        list={useTaskComments(taskId)}
        waiting={<ListSkeleton count={2} />}
        empty={<p className={styles.fact}>{t('task.comments.none', 'No comments yet')}</p>}
      >
        {(items) => (
          <List gap={0.6} above={1}>
            {items.map((comment) => (
              <Comment key={comment.commentId} comment={comment} />
            ))}
          </List>
        )}
      </Listed>
    </Section>
  );
}
