import type { BlogDraft } from '@nukkad/contract/network/blog/blog.model';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { withWords } from '../../../platform/i18n/with-words.ts';
import { Unsaved } from '../../../ui/field/unsaved.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Note, Stack } from '../../../ui/page/parts.tsx';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { Loaded } from '../../../ui/state/loaded.tsx';
import { Refusal } from '../../../ui/state/refusal.tsx';
import { DetailSkeleton, ListSkeleton } from '../../../ui/state/skeletons.tsx';
import { writePath } from '../blog-paths.ts';
import { useBlogDraft } from '../blog.queries.ts';
import { BlogVersions, DeleteBlog, UnpublishBlog } from '../own-blog-dialogs.tsx';
import { CoverField, MoreFields, TitleField } from './blog-fields.tsx';
import { SaveBar } from './save-bar.tsx';
import { type Autosave, useAutosave } from './use-autosave.ts';
import { useBlogPictures } from './use-blog-pictures.ts';

const BlogEditor = lazy(() =>
  withWords('network/blog/write/blog-editor.tsx', () => import('./blog-editor.tsx')).then((part) => ({
    default: part.BlogEditor,
  })),
);

const away = { to: '/blogs/mine' };

function Text({ autosave }: { autosave: Autosave }) {
  const { add, isAdding, failure } = useBlogPictures();
  const { change, errors, opened } = autosave;
  return (
    <Stack gap={0.5}>
      <Suspense fallback={<ListSkeleton count={2} />}>
        <BlogEditor
          key={opened?.revision}
          body={opened?.body ?? []}
          pictures={opened?.pictures ?? []}
          onChange={(body) => change({ body })}
          addPictures={add}
          isAdding={isAdding}
        />
      </Suspense>
      <Refusal>{failure ?? errors['body']}</Refusal>
    </Stack>
  );
}

/** Who will read it, as the author's own page says. */
function Readers({ seenBy }: { seenBy: BlogDraft['seenBy'] }) {
  const { t } = useTranslation();
  const words = {
    everyone: t('blogEditor.seenBy.everyone', 'Everyone can read it, also without an account.'),
    members: t('blogEditor.seenBy.members', 'Only people with an account can read it.'),
    connections: t('blogEditor.seenBy.connections', 'Only your connections can read it.'),
  };
  return (
    <Note size="sm">
      {words[seenBy]}{' '}
      <Link to="/network/settings">{t('blogEditor.seenBy.change', 'Change who sees your page')}</Link>
    </Note>
  );
}

function Writing({ first, onMade }: { first: BlogDraft | null; onMade?: (blogId: string) => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const autosave = useAutosave(first);
  const { draft, standing } = autosave;
  const made = first ? null : draft?.blogId;
  const isSaved = standing.kind === 'saved';
  useEffect(() => {
    if (!made || !isSaved || !onMade) return;
    onMade(made);
    void navigate(writePath(made), { replace: true, preventScrollReset: true });
  }, [made, isSaved, onMade, navigate]);
  const leave = () => void navigate(away.to);
  return (
    <Page
      title={
        draft?.status === 'published' ? t('blogEditor.edit', 'Edit blog') : t('blog.write', 'Write a blog')
      }
      back={{ to: away.to, label: t('blog.mine', 'My blogs') }}
      narrow
    >
      <Unsaved changed={!['new', 'saved'].includes(standing.kind)} />
      <Stack gap={1.25} narrows>
        <TitleField {...autosave} />
        <CoverField {...autosave} pictures={autosave.opened?.pictures ?? []} />
        <Text autosave={autosave} />
        <MoreFields {...autosave} />
        {draft && <Readers seenBy={draft.seenBy} />}
        <SaveBar autosave={autosave} />
      </Stack>
      {draft && (
        <>
          <DeleteBlog blog={draft} onDeleted={leave} />
          <UnpublishBlog blog={draft} onDone={leave} />
          <BlogVersions blogId={draft.blogId} />
        </>
      )}
    </Page>
  );
}

/** A draft that saves itself: a new one, which has an address once it was saved, or one that is gone on with. */
export function WriteBlog() {
  const { t } = useTranslation();
  const { blogId } = useParams();
  const [made, setMade] = useState<string | null>(null);
  if (blogId === undefined || blogId === made) return <Writing key="new" first={null} onMade={setMade} />;
  return <Going key={blogId} blogId={blogId} away={t('blog.mine', 'My blogs')} />;
}

function Going({ blogId, away: label }: { blogId: string; away: string }) {
  return (
    <Loaded
      query={useBlogDraft(blogId)}
      waiting={<DetailSkeleton />}
      away={
        <ButtonLink to={away.to} tone="plain">
          {label}
        </ButtonLink>
      }
    >
      {(draft) => <Writing first={draft} />}
    </Loaded>
  );
}
