import { commentText } from '@nukkad/contract/files/envelope/envelope.model';
import * as z from 'zod/mini';
import { fieldsAt } from '../../../platform/forms/fields-at.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { UrlModal } from '../../../ui/dialog/url-modal.tsx';
import { SentFields } from '../../../ui/field/sent-fields.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { Listed } from '../../../ui/page/listed.tsx';
import { List, Note, Quoted, Small, Stack } from '../../../ui/page/parts.tsx';
import { ListSkeleton } from '../../../ui/state/skeletons.tsx';
import { TimeAgo } from '../../../ui/time/date-time.tsx';
import { type Opened, useAddComment, useSignComments } from './sign.queries.ts';

const said = z.object({ text: commentText });

/** What was said about the document, the newest first. */
function Comments({ opened }: { opened: Opened }) {
  const { t } = useTranslation();
  return (
    <Listed
      list={useSignComments(opened)}
      waiting={<ListSkeleton count={2} />}
      empty={<Note>{t('sign.comments.none', 'No comments yet.')}</Note>}
    >
      {(comments) => (
        <List>
          {comments.map(({ commentId, by, text, at }) => (
            <Stack key={commentId} as="li" gap={0.15}>
              <Small>
                <b translate="no">{by}</b> · <TimeAgo at={at} />
              </Small>
              <Quoted lines>{text}</Quoted>
            </Stack>
          ))}
        </List>
      )}
    </Listed>
  );
}

/** Questions and answers beside the document, read by all who have a part in it. */
export function CommentsDialog({ opened, canSay }: { opened: Opened; canSay: boolean }) {
  const { t } = useTranslation();
  const send = useAddComment(opened);
  return (
    <UrlModal name="comments" title={t('sign.comments', 'Comments')}>
      <Stack gap={1}>
        {canSay && (
          <SentFields
            save={t('sign.comments.send', 'Post comment')}
            button={{ tone: 'plain' }}
            initial={{ text: '' }}
            schema={said}
            send={send}
            onSent={(_, change) => change({ text: '' })}
          >
            {(form) => (
              <TextArea
                label={t('sign.comments.text', 'Your comment')}
                hint={t('sign.comments.hint', 'Everyone asked to sign can read it.')}
                maxLength={1_000}
                {...fieldsAt(form).lineAt('text')}
              />
            )}
          </SentFields>
        )}
        <Comments opened={opened} />
      </Stack>
    </UrlModal>
  );
}
