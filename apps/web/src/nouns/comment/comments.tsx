import { addComment, listComments } from '@nukkad/contract/network/comment/comment.api';
import {
  type CommentSubject,
  commentWords,
  mostCommentLetters,
} from '@nukkad/contract/network/comment/comment.model';
import * as z from 'zod/mini';
import { usePages } from '../../platform/api/pages.ts';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { SentFields } from '../../ui/field/sent-fields.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { Listed } from '../../ui/page/listed.tsx';
import { List, Stack } from '../../ui/page/parts.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { OneComment } from './one-comment.tsx';

interface Of {
  readonly subject: CommentSubject;
  readonly subjectId: string;
}

const typed = z.object({ body: commentWords });

function Write({ subject, subjectId }: Of) {
  const { t } = useTranslation();
  return (
    <SentFields
      save={t('comment.send', 'Comment')}
      button={{ small: true }}
      send={useSend(addComment)}
      said={t('comment.sent', 'Comment sent.')}
      initial={{ body: '' }}
      fieldSchema={typed}
      bodyOf={(sent) => ({ subject, subjectId, ...sent })}
      incomplete={({ body }) => body.trim() === ''}
      onSent={(_answer, change) => change({ body: '' })}
      refusedAt="body"
    >
      {({ lineAt }) => (
        <TextArea
          label={t('comment.write', 'Your comment')}
          {...lineAt('body')}
          rows={2}
          maxLength={mostCommentLetters}
        />
      )}
    </SentFields>
  );
}

/** All comments on a post, the oldest first, and a field for one's own. */
export function Comments({ subject, subjectId }: Of) {
  const { t } = useTranslation();
  const list = usePages(listComments, { subject, subjectId, limit: 20 });
  const empty = (
    <EmptyState scene="messages" title={t('comment.none', 'No comments yet')}>
      {t('comment.none.words', 'Be the first to comment.')}
    </EmptyState>
  );
  return (
    <Stack as="section" gap={0.75} aria-label={t('comment.title', 'Comments')}>
      <Listed list={list} waiting={<ListSkeleton count={2} />} empty={empty}>
        {(items) => (
          <List gap={0}>
            {items.map((comment) => (
              <OneComment key={comment.commentId} comment={comment} subject={subject} subjectId={subjectId} />
            ))}
          </List>
        )}
      </Listed>
      <Write subject={subject} subjectId={subjectId} />
    </Stack>
  );
}
