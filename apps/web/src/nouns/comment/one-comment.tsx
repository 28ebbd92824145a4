import { listComments } from '@nukkad/contract/network/comment/comment.api';
import type { CommentSubject, NetworkComment } from '@nukkad/contract/network/comment/comment.model';
import { useState } from 'react';
import { Link } from 'react-router';
import { usePages } from '../../platform/api/pages.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import { Listed } from '../../ui/page/listed.tsx';
import { Paragraph, Row, Small } from '../../ui/page/parts.tsx';
import { Button } from '../../ui/press/button.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { TimeAgo } from '../../ui/time/date-time.tsx';
import { MemberLine } from '../member/member-line.tsx';
import { useReportLink } from '../moderation/report-link.tsx';
import { ReactionBar } from '../reaction/reaction-bar.tsx';
import { CommentDialogs, deleteDialog, editDialog, replyDialog } from './comment-dialogs.tsx';
import styles from './comment.module.css';

interface Of {
  readonly subject: CommentSubject;
  readonly subjectId: string;
}

/** What may be done with it, as words in a line. */
function Ways({ comment: { commentId, can } }: { comment: NetworkComment }) {
  const { t } = useTranslation();
  const comment = commentId;
  const reply = useDialogLink(replyDialog, { comment });
  const edit = useDialogLink(editDialog, { comment });
  const remove = useDialogLink(deleteDialog, { comment });
  const report = useReportLink('comment', commentId);
  const ways = [
    { on: can.reply, link: reply, label: t('comment.reply', 'Reply') },
    { on: can.edit, link: edit, label: t('comment.edit', 'Edit') },
    { on: can.delete, link: remove, label: t('comment.delete', 'Delete') },
    { on: can.report, link: report, label: t('comment.report', 'Report') },
  ];
  return ways.map(
    ({ on, link, label }) =>
      on && (
        <Link key={label} {...link} className={styles.way}>
          {label}
        </Link>
      ),
  );
}

function Replies({ subject, subjectId, parentId }: Of & { parentId: string }) {
  const { t } = useTranslation();
  const list = usePages(listComments, { subject, subjectId, parentId, limit: 20 });
  return (
    <Listed
      list={list}
      waiting={<ListSkeleton count={1} />}
      empty={<Small as="p">{t('comment.replies.none', 'No replies any more')}</Small>}
    >
      {(items) => (
        <ul className={styles.replies}>
          {items.map((reply) => (
            <OneComment key={reply.commentId} comment={reply} subject={subject} subjectId={subjectId} />
          ))}
        </ul>
      )}
    </Listed>
  );
}

/** A comment with what one may do about it; its answers below it, once they are asked for. */
export function OneComment({ comment, subject, subjectId }: Of & { comment: NetworkComment }) {
  const { t, plural } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { commentId, author, body, at, editedAt, isOfAuthor, reaction, reactions, replies } = comment;
  return (
    <li className={styles.comment}>
      <Row justify="space-between" align="start" gap={0.5}>
        <MemberLine member={author} as="strong" />
        <Small>
          {isOfAuthor && <>{t('comment.ofAuthor', 'Author')} · </>}
          <TimeAgo at={at} />
          {editedAt && <> · {t('comment.edited', 'edited')}</>}
        </Small>
      </Row>
      <Paragraph lines breaks above={0.5} translate="no">
        {body}
      </Paragraph>
      <Row gap={[0, 0.5]} align="center">
        <ReactionBar subject="comment" subjectId={commentId} reaction={reaction} reactions={reactions} />
        <Ways comment={comment} />
      </Row>
      {replies > 0 && (
        <Button tone="quiet" small aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen
            ? t('comment.replies.hide', 'Hide replies')
            : plural('comment.replies', replies, {
                one: 'View {{count}} reply',
                other: 'View {{count}} replies',
              })}
        </Button>
      )}
      {isOpen && replies > 0 && <Replies subject={subject} subjectId={subjectId} parentId={commentId} />}
      <CommentDialogs
        comment={comment}
        subject={subject}
        subjectId={subjectId}
        onReplied={() => setOpen(true)}
      />
    </li>
  );
}
