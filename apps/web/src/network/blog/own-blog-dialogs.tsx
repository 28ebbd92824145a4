import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Question } from '../../ui/dialog/question.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { UrlModal } from '../../ui/dialog/url-modal.tsx';
import { Listed } from '../../ui/page/listed.tsx';
import { List, Note } from '../../ui/page/parts.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { DetailSkeleton, ListSkeleton } from '../../ui/state/skeletons.tsx';
import { DateTime, formatInstant } from '../../ui/time/date-time.tsx';
import { useState } from 'react';
import { Button } from '../../ui/press/button.tsx';
import { aboutBlog, blogDialogs } from './blog-paths.ts';
import { BlogWords } from './blog-words.tsx';
import { useBlogVersion, useBlogVersions, useUpdateBlog } from './blog.queries.ts';

interface Own {
  readonly blogId: string;
  readonly version: number;
  readonly can: { readonly unpublish: boolean; readonly delete: boolean };
}

const owns = [aboutBlog];

export function DeleteBlog({
  blog: { blogId, version, can },
  onDeleted,
}: {
  blog: Own;
  onDeleted?: () => void;
}) {
  const { t } = useTranslation();
  return (
    <Question
      dialog={useUrlDialog(blogDialogs.remove, owns)}
      when={can.delete}
      title={t('blog.delete.title', 'Delete this blog?')}
      consequences={[
        t('blog.delete.gone', 'No one can read it any more.'),
        t('blog.delete.all', 'Its draft, pictures and earlier versions are deleted. You can’t undo this.'),
      ]}
      confirm={t('blog.delete', 'Delete')}
      danger
      send={useUpdateBlog()}
      said={t('blog.deleted', 'Deleted.')}
      request={{ blogId, version, action: 'delete' as const }}
      {...(onDeleted && { onSent: onDeleted })}
    />
  );
}

export function UnpublishBlog({
  blog: { blogId, version, can },
  onDone,
}: {
  blog: Own;
  onDone?: () => void;
}) {
  const { t } = useTranslation();
  return (
    <Question
      dialog={useUrlDialog(blogDialogs.unpublish, owns)}
      when={can.unpublish}
      title={t('blog.unpublish.title', 'Take this blog back?')}
      consequences={[
        t('blog.unpublish.hidden', 'Others can’t read it until you publish it again.'),
        t('blog.unpublish.stays', 'Its comments and reactions stay.'),
      ]}
      confirm={t('blog.unpublish', 'Unpublish')}
      send={useUpdateBlog()}
      said={t('blog.unpublished', 'It is a draft again.')}
      request={{ blogId, version, action: 'unpublish' as const }}
      {...(onDone && { onSent: onDone })}
    />
  );
}

function Version({ blogId, number }: { blogId: string; number: number }) {
  return (
    <Loaded query={useBlogVersion(blogId, number)} waiting={<DetailSkeleton />}>
      {({ title, body, pictures }) => (
        <>
          <h3 translate="no">{title}</h3>
          <BlogWords body={body} pictures={pictures} language="en" />
        </>
      )}
    </Loaded>
  );
}

function Versions({ blogId }: { blogId: string }) {
  const { t, locale } = useTranslation();
  const [open, setOpen] = useState<number | null>(null);
  return (
    <Listed
      list={useBlogVersions(blogId)}
      waiting={<ListSkeleton count={2} />}
      empty={<EmptyState title={t('blog.versions.none', 'No earlier versions')} />}
    >
      {(items) => (
        <List as="ol" gap={1}>
          {items.map(({ number, title, at }) => {
            const when = formatInstant(at, 'short', locale);
            const isOpen = open === number;
            return (
              <li key={number}>
                <Note>
                  {t('blog.versions.until', 'Until')} <DateTime at={at} as="short" />
                </Note>
                <p translate="no">{title}</p>
                <Button
                  tone="plain"
                  small
                  aria-expanded={isOpen}
                  aria-label={
                    isOpen
                      ? t('blog.versions.closeOf', 'Close the version until {{when}}', { when })
                      : t('blog.versions.openOf', 'Read the version until {{when}}', { when })
                  }
                  onClick={() => setOpen(isOpen ? null : number)}
                >
                  {isOpen ? t('blog.versions.close', 'Close') : t('blog.versions.open', 'Read')}
                </Button>
                {isOpen && <Version blogId={blogId} number={number} />}
              </li>
            );
          })}
        </List>
      )}
    </Listed>
  );
}

/** What it said before it was changed, for its author. */
export function BlogVersions({ blogId }: { blogId: string }) {
  const { t } = useTranslation();
  return (
    <UrlModal name={blogDialogs.versions} owns={owns} title={t('blog.versions', 'Earlier versions')}>
      <Versions blogId={blogId} />
    </UrlModal>
  );
}
