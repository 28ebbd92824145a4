import { addTaskComment, editTaskComment } from '@nukkad/contract/people/task/task-parts.api';
import type { TaskComment } from '@nukkad/contract/people/task/task.model';
import { text } from '@nukkad/contract/kernel/schema';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useSend } from '../../platform/api/send.ts';
import { useForm } from '../../platform/forms/use-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { TimeAgo } from '../../ui/time/date-time.tsx';
import { Form } from '../../ui/field/form.tsx';
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
  const { fields, errors, busy, change, submit } = useForm({
    initial: { words: '' },
    schema,
    send: async ({ words }) => {
      await add.mutateAsync({ taskId, words });
      change({ words: '' });
    },
  });
  return (
    <Form onSubmit={submit}>
      <HindiField
        long
        label={t('task.comment', 'Your comment')}
        name="words"
        value={fields.words}
        maxLength={1_000}
        error={errors['words'] ?? errors['form']}
        onText={(words) => change({ words })}
      />
      <Button type="submit" small busy={busy}>
        {t('task.comment.send', 'Comment')}
      </Button>
    </Form>
  );
}

function EditComment({ comment, onDone }: { comment: TaskComment; onDone: () => void }) {
  const { t } = useTranslation();
  const edit = useSend(editTaskComment);
  const { commentId, version } = comment;
  const { fields, errors, busy, change, submit } = useForm({
    initial: { words: comment.words },
    schema,
    send: async ({ words }) => {
      await edit.mutateAsync({ commentId, version, words });
      onDone();
    },
  });
  return (
    <Form onSubmit={submit}>
      <HindiField
        long
        label={t('task.comment', 'Your comment')}
        name={`words-${commentId}`}
        value={fields.words}
        maxLength={1_000}
        error={errors['words'] ?? errors['form']}
        onText={(words) => change({ words })}
      />
      <Row gap={0.5} align="center" hidesEmpty>
        <Button type="submit" small busy={busy}>
          {t('task.save', 'Save')}
        </Button>
        <Button small tone="plain" onClick={onDone}>
          {t('task.comment.keep', 'Keep as it was')}
        </Button>
      </Row>
    </Form>
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
