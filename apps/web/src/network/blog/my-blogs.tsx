import { type OwnBlog, type OwnBlogList, ownBlogLists } from '@nukkad/contract/network/blog/blog.model';
import { Link, useSearchParams } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { Card } from '../../ui/page/card.tsx';
import { FilterChips } from '../../ui/page/filter-chips.tsx';
import { Listed } from '../../ui/page/listed.tsx';
import { Page } from '../../ui/page/page.tsx';
import { List, Note, Row, Small, Stack } from '../../ui/page/parts.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Moves } from '../../ui/press/moves.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { DateTime } from '../../ui/time/date-time.tsx';
import { aboutBlog, blogDialogs, blogPath, writePath } from './blog-paths.ts';
import { useOwnBlogs } from './blog.queries.ts';
import { BlogVersions, DeleteBlog, UnpublishBlog } from './own-blog-dialogs.tsx';

function Facts({ blog }: { blog: OwnBlog }) {
  const { t, plural } = useTranslation();
  const { savedAt, minutes, status, views, reactions, comments } = blog;
  return (
    <Row gap={[0, 1]}>
      <Small>
        {t('blog.savedAt', 'Saved')} <DateTime at={savedAt} as="short" />
      </Small>
      <Small>
        {plural('blog.minutes', minutes, {
          one: '{{count}} minute to read',
          other: '{{count}} minutes to read',
        })}
      </Small>
      {status === 'published' && (
        <>
          <Small>{plural('blog.views', views, { one: '{{count}} view', other: '{{count}} views' })}</Small>
          <Small>
            {plural('reaction.count', reactions, { one: '{{count}} reaction', other: '{{count}} reactions' })}
          </Small>
          <Small>
            {plural('blog.comments', comments, { one: '{{count}} comment', other: '{{count}} comments' })}
          </Small>
        </>
      )}
    </Row>
  );
}

function OwnCard({ blog }: { blog: OwnBlog }) {
  const { t } = useTranslation();
  const { blogId, slug, status, title, isChanged, can } = blog;
  const about = { [aboutBlog]: blogId };
  const isPublished = status === 'published';
  return (
    <Card as="article" quiet>
      <Stack gap={0.5} narrows flat>
        <h2 translate="no">{title || t('blog.untitled', 'Untitled')}</h2>
        <Facts blog={blog} />
        {isPublished && isChanged && (
          <Note size="sm">{t('blog.isChanged', 'You have changes that readers don’t see yet.')}</Note>
        )}
        {status === 'removed' && (
          <Note>
            {t('blog.removed', 'Removed by a moderator.')}{' '}
            <Link to="/network/reports?tab=removals">
              {t('blog.removed.why', 'See why, and ask for another look')}
            </Link>
          </Note>
        )}
        <Moves
          small
          gap={0.5}
          above={0.25}
          of={[
            { on: status !== 'removed', to: writePath(blogId), label: t('blog.edit', 'Edit') },
            { on: isPublished, to: blogPath(slug ?? ''), label: t('blog.view', 'View') },
            {
              on: can.unpublish,
              opens: blogDialogs.unpublish,
              about,
              label: t('blog.unpublish', 'Unpublish'),
            },
            {
              on: isPublished,
              opens: blogDialogs.versions,
              about,
              label: t('blog.versions', 'Earlier versions'),
            },
            { on: can.delete, opens: blogDialogs.remove, about, label: t('blog.delete', 'Delete') },
          ]}
        />
      </Stack>
    </Card>
  );
}

function Dialogs({ blogs }: { blogs: readonly OwnBlog[] }) {
  const dialog = useUrlDialog(blogDialogs.remove, [aboutBlog]);
  const about = dialog.get(aboutBlog);
  const blog = blogs.find(({ blogId }) => blogId === about);
  if (!blog) return null;
  return (
    <>
      <DeleteBlog blog={blog} />
      <UnpublishBlog blog={blog} />
      <BlogVersions blogId={blog.blogId} />
    </>
  );
}

function NothingThere({ of }: { of: OwnBlogList }) {
  const { t } = useTranslation();
  if (of === 'removed') return <EmptyState title={t('blog.none.removed', 'No removed blogs')} />;
  return (
    <EmptyState
      scene="messages"
      title={
        of === 'drafts'
          ? t('blog.none.drafts', 'No drafts')
          : t('blog.none.mine', 'You haven’t published a blog yet')
      }
      action={<ButtonLink to="/blogs/write">{t('blog.write', 'Write a blog')}</ButtonLink>}
    >
      {t('blog.none.words', 'Show how you work, or what you learned. Your neighbours will read it.')}
    </EmptyState>
  );
}

/** Own drafts and what was published of them. */
export function MyBlogs() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const of = ownBlogLists.find((one) => one === search.get('of')) ?? 'drafts';
  return (
    <Page
      title={t('blog.mine', 'My blogs')}
      back={{ to: '/blogs', label: t('blog.title', 'Blogs') }}
      narrow
      actions={<ButtonLink to="/blogs/write">{t('blog.write', 'Write a blog')}</ButtonLink>}
    >
      <FilterChips
        name="of"
        label={t('blog.which', 'Which blogs')}
        options={[
          { value: '', label: t('blog.of.drafts', 'Drafts') },
          { value: 'published', label: t('blog.of.published', 'Published') },
          { value: 'removed', label: t('blog.of.removed', 'Removed') },
        ]}
      />
      <Listed
        key={of}
        list={useOwnBlogs(of)}
        waiting={<ListSkeleton count={3} />}
        empty={<NothingThere of={of} />}
      >
        {(blogs) => (
          <>
            <List gap={1}>
              {blogs.map((blog) => (
                <li key={blog.blogId}>
                  <OwnCard blog={blog} />
                </li>
              ))}
            </List>
            <Dialogs blogs={blogs} />
          </>
        )}
      </Listed>
    </Page>
  );
}
