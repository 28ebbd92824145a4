import { useNavigate } from 'react-router';
import { sentence } from '../../../platform/forms/sentence.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { toast, toastFailure } from '../../../ui/dialog/toast.ts';
import { Row, Small, Stack } from '../../../ui/page/parts.tsx';
import { Button } from '../../../ui/press/button.tsx';
import { Moves } from '../../../ui/press/moves.tsx';
import { Refusal } from '../../../ui/state/refusal.tsx';
import { formatInstant } from '../../../ui/time/date-time.tsx';
import { aboutBlog, blogDialogs, blogPath } from '../blog-paths.ts';
import { useUpdateBlog } from '../blog.queries.ts';
import type { Autosave } from './use-autosave.ts';
import styles from './write-blog.module.css';

/** How it stands with what is typed, said to screen readers as well. */
function StandingLine({ autosave: { standing, draft } }: { autosave: Autosave }) {
  const { t, locale } = useTranslation();
  const saved =
    draft && t('blogEditor.saved', 'Saved {{time}}', { time: formatInstant(draft.savedAt, 'time', locale) });
  const words = {
    new: t('blogEditor.new', 'Saves itself while you write.'),
    waiting: saved ?? t('blogEditor.new', 'Saves itself while you write.'),
    saving: t('blogEditor.saving', 'Saving…'),
    saved,
    unfit: t('blogEditor.unfit', 'Not saved. Check the marked fields.'),
    failed: t('blogEditor.failed', 'Not saved yet. We’ll try again.'),
    conflict: t('blogEditor.conflict.short', 'Not saved.'),
  };
  return (
    <Small as="p" role="status">
      {words[standing.kind]}
    </Small>
  );
}

function Conflict({ autosave: { keepMine, takeOther } }: { autosave: Autosave }) {
  const { t } = useTranslation();
  return (
    <Stack gap={0.5}>
      <Refusal>
        {t(
          'blogEditor.conflict',
          'This draft was saved in another tab or on another device. Which one do you want to keep?',
        )}
      </Refusal>
      <Row gap={0.5}>
        <Button small onClick={() => void keepMine().catch(toastFailure)}>
          {t('blogEditor.conflict.mine', 'Keep this one')}
        </Button>
        <Button small tone="plain" onClick={() => void takeOther().catch(toastFailure)}>
          {t('blogEditor.conflict.other', 'Load the other one')}
        </Button>
      </Row>
    </Stack>
  );
}

/** What is typed is saved first, so that what is published is what its author has before them. */
function usePublish({ draft, save, moved }: Autosave) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const update = useUpdateBlog();
  const publish = async (latest: () => Autosave['draft']) => {
    if (!(await save())) return;
    const now = latest();
    if (!now) return;
    const { blogId, version, revision } = now;
    const answer = await update.mutateAsync({ blogId, version, revision, action: 'publish' });
    moved(answer);
    toast.success(t('blog.published', 'Published.'));
    void navigate(blogPath(answer.slug ?? ''));
  };
  return { publish, isPublishing: update.isPending, error: update.error, draft };
}

/** Below the fields, always in sight: whether it is saved, what can be done with it, and why it was not done. */
export function SaveBar({ autosave }: { autosave: Autosave }) {
  const { t } = useTranslation();
  const { publish, isPublishing, error, draft } = usePublish(autosave);
  const isPublished = draft?.status === 'published';
  const about = { [aboutBlog]: draft?.blogId ?? '' };
  return (
    <>
      {autosave.standing.kind === 'conflict' && <Conflict autosave={autosave} />}
      <div className={styles.bar}>
        <Refusal>{error && sentence(t, error.message)}</Refusal>
        <StandingLine autosave={autosave} />
        <Row gap={0.5}>
          <Moves
            small
            className={null}
            of={[
              {
                on: draft?.can.unpublish,
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
              { on: draft?.can.delete, opens: blogDialogs.remove, about, label: t('blog.delete', 'Delete') },
            ]}
          />
          <Button
            small
            busy={isPublishing}
            onClick={() => void publish(autosave.latest).catch(() => undefined)}
          >
            {isPublished
              ? t('blogEditor.publishChanges', 'Publish changes')
              : t('blogEditor.publish', 'Publish')}
          </Button>
        </Row>
      </div>
    </>
  );
}
