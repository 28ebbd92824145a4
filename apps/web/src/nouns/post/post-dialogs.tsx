import type { Post } from '@nukkad/contract/network/post/post.model';
import { changePostBody, mostPostWords } from '@nukkad/contract/network/post/post.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { FormDialog, type OpenDialog } from '../../ui/dialog/form-dialog.tsx';
import { Question } from '../../ui/dialog/question.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { UrlModal } from '../../ui/dialog/url-modal.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { List, Note, Text } from '../../ui/page/parts.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { DateTime } from '../../ui/time/date-time.tsx';
import { ReportDialog } from '../moderation/report-link.tsx';
import { PostPictureDialog } from './post-pictures.tsx';
import { aboutPost, postDialogs } from './post-paths.ts';
import { useChangePost, usePostEdits } from './post.queries.ts';

function EditPost({ post: { postId, version, body, can }, dialog }: { post: Post; dialog: OpenDialog }) {
  const { t } = useTranslation();
  return (
    <FormDialog
      dialog={dialog}
      when={can.edit}
      title={t('post.edit.title', 'Edit post')}
      save={t('post.edit.save', 'Save')}
      send={useChangePost()}
      said={t('post.edit.done', 'Saved.')}
      initial={{ body }}
      schema={changePostBody}
      bodyOf={(typed) => ({ postId, version, action: 'edit' as const, ...typed })}
      refusedAt="body"
    >
      {({ lineAt }) => (
        <TextArea
          label={t('post.words', 'What do you want to say?')}
          hint={t('post.edit.hint', 'Readers can see what it said before.')}
          {...lineAt('body')}
          rows={6}
          maxLength={mostPostWords}
        />
      )}
    </FormDialog>
  );
}

function DeletePost({
  post: { postId, version, can },
  dialog,
  onDeleted,
}: {
  post: Post;
  dialog: OpenDialog;
  onDeleted: (() => void) | undefined;
}) {
  const { t } = useTranslation();
  return (
    <Question
      dialog={dialog}
      when={can.delete}
      title={t('post.delete.title', 'Delete this post?')}
      consequences={[
        t('post.delete.gone', 'No one sees it any more.'),
        t('post.delete.pictures', 'Its pictures are deleted. You can’t undo this.'),
      ]}
      confirm={t('post.delete', 'Delete')}
      danger
      send={useChangePost()}
      said={t('post.deleted', 'Deleted.')}
      request={{ postId, version, action: 'delete' as const }}
      {...(onDeleted && { onSent: onDeleted })}
    />
  );
}

function Edits({ postId }: { postId: string }) {
  const { t } = useTranslation();
  return (
    <Loaded query={usePostEdits(postId)} waiting={<ListSkeleton count={2} />}>
      {({ items }) =>
        items.length === 0 ? (
          <p>{t('post.edits.none', 'This post says what it always said.')}</p>
        ) : (
          <List as="ol" gap={1}>
            {items.map(({ number, body, at }) => (
              <li key={number}>
                <Note>
                  {t('post.edits.until', 'Until')} <DateTime at={at} as="short" />
                </Note>
                <Text as="p" typed breaks translate="no" dir="auto">
                  {body}
                </Text>
              </li>
            ))}
          </List>
        )
      }
    </Loaded>
  );
}

/** What the cards of a page open, once for all of them. */
export function PostDialogs({
  posts,
  onDeleted,
}: {
  posts: readonly Post[];
  /** On a page that is gone with it. */
  onDeleted?: () => void;
}) {
  const { t } = useTranslation();
  const owns = [aboutPost];
  const editing = useUrlDialog(postDialogs.edit, owns);
  const removing = useUrlDialog(postDialogs.remove, owns);
  const post = posts.find(({ postId }) => postId === editing.get(aboutPost));
  return (
    <>
      <PostPictureDialog posts={posts} />
      <ReportDialog />
      {post && editing.opened && <EditPost post={post} dialog={editing} />}
      {post && removing.opened && <DeletePost post={post} dialog={removing} onDeleted={onDeleted} />}
      {post && (
        <UrlModal name={postDialogs.edits} owns={owns} title={t('post.edits.title', 'Earlier versions')}>
          <Edits postId={post.postId} />
        </UrlModal>
      )}
    </>
  );
}
