import { addComment, deleteComment, editComment } from '@nukkad/contract/network/comment/comment.api';
import {
  type CommentSubject,
  type NetworkComment,
  commentWords,
  mostCommentLetters,
} from '@nukkad/contract/network/comment/comment.model';
import * as z from 'zod/mini';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { Question } from '../../ui/dialog/question.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { TextArea } from '../../ui/field/text-area.tsx';
import { Quoted } from '../../ui/page/parts.tsx';

export const replyDialog = 'reply';
export const editDialog = 'edit-comment';
export const deleteDialog = 'delete-comment';

const typed = z.object({ body: commentWords });
const owns = ['comment'] as const;

/** The dialog of this name, where it is about this comment. */
function useDialogOf(name: string, commentId: string) {
  const dialog = useUrlDialog(name, owns);
  return { ...dialog, opened: dialog.opened && dialog.get('comment') === commentId };
}

function Reply({
  comment: { commentId, body, can },
  subject,
  subjectId,
  onSent,
}: {
  comment: NetworkComment;
  subject: CommentSubject;
  subjectId: string;
  onSent: () => void;
}) {
  const { t } = useTranslation();
  const dialog = useDialogOf(replyDialog, commentId);
  return (
    <FormDialog
      dialog={dialog}
      when={can.reply}
      title={t('comment.reply.title', 'Reply to this comment')}
      save={t('comment.reply.send', 'Send reply')}
      send={useSend(addComment)}
      said={t('comment.reply.sent', 'Reply sent.')}
      initial={{ body: '' }}
      fieldSchema={typed}
      bodyOf={(sent) => ({ subject, subjectId, parentId: commentId, ...sent })}
      onSent={() => {
        onSent();
        dialog.close();
      }}
      refusedAt="body"
    >
      {({ lineAt }) => (
        <>
          <Quoted lines>{body}</Quoted>
          <TextArea
            label={t('comment.reply.words', 'Your reply')}
            {...lineAt('body')}
            rows={3}
            maxLength={mostCommentLetters}
          />
        </>
      )}
    </FormDialog>
  );
}

function Edit({ comment: { commentId, version, body, can } }: { comment: NetworkComment }) {
  const { t } = useTranslation();
  return (
    <FormDialog
      dialog={useDialogOf(editDialog, commentId)}
      when={can.edit}
      title={t('comment.edit.title', 'Edit comment')}
      save={t('comment.edit.save', 'Save')}
      send={useSend(editComment)}
      said={t('comment.edit.saved', 'Comment changed.')}
      initial={{ body }}
      fieldSchema={typed}
      bodyOf={(sent) => ({ commentId, version, ...sent })}
      refusedAt="body"
    >
      {({ lineAt }) => (
        <TextArea
          label={t('comment.write', 'Your comment')}
          {...lineAt('body')}
          rows={4}
          maxLength={mostCommentLetters}
        />
      )}
    </FormDialog>
  );
}

function Delete({ comment: { commentId, can } }: { comment: NetworkComment }) {
  const { t } = useTranslation();
  return (
    <Question
      dialog={useDialogOf(deleteDialog, commentId)}
      when={can.delete}
      title={t('comment.delete.title', 'Delete this comment?')}
      consequences={[t('comment.delete.what', 'No one will see the comment or its replies.')]}
      confirm={t('comment.delete.do', 'Delete comment')}
      keep={t('comment.delete.keep', 'Keep comment')}
      danger
      send={useSend(deleteComment, { given: (one: string) => ({ query: { commentId: one } }) })}
      request={commentId}
      said={t('comment.deleted', 'Comment deleted.')}
    />
  );
}

/** What is done with one comment behind `?dialog=…&comment=<id>`. */
export function CommentDialogs({
  comment,
  subject,
  subjectId,
  onReplied,
}: {
  comment: NetworkComment;
  subject: CommentSubject;
  subjectId: string;
  onReplied: () => void;
}) {
  return (
    <>
      <Reply comment={comment} subject={subject} subjectId={subjectId} onSent={onReplied} />
      <Edit comment={comment} />
      <Delete comment={comment} />
    </>
  );
}
