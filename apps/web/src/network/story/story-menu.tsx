import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import type { Story } from '@nukkad/contract/network/story/story.model';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { reportDialog } from '../../nouns/moderation/report-link.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import { aboutStory, ownStoriesPath, storyDialogs } from './story-paths.ts';
import styles from './story-viewer.module.css';

/** What else can be done with a story, behind a button; a press beside it closes it. */
export function StoryMenu({ story: { storyId, can }, isOwn }: { story: Story; isOwn: boolean }) {
  const { t } = useTranslation();
  const box = useRef<HTMLDetailsElement>(null);
  const [search] = useSearchParams();
  const removing = useDialogLink(storyDialogs.remove, { [aboutStory]: storyId });
  const reporting = useDialogLink(reportDialog, { subject: 'story', reported: storyId });
  const close = () => box.current?.removeAttribute('open');
  // What it has opened lies over it.
  useEffect(close, [search]);
  useEffect(() => {
    const away = ({ target }: Event) => {
      if (!(target instanceof Node && box.current?.contains(target))) close();
    };
    addEventListener('pointerdown', away);
    return () => removeEventListener('pointerdown', away);
  }, []);
  const label = t('story.more', 'More');
  return (
    <details
      ref={box}
      className={styles.menu}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !box.current?.open) return;
        event.preventDefault();
        event.stopPropagation();
        close();
        box.current.querySelector('summary')?.focus();
      }}
    >
      <summary aria-label={label} title={label}>
        <IconDots size={24} aria-hidden />
      </summary>
      <div>
        {can.delete && <Link {...removing}>{t('story.delete', 'Delete')}</Link>}
        {can.report && <Link {...reporting}>{t('story.report', 'Report')}</Link>}
        {isOwn && <Link to={ownStoriesPath}>{t('story.mine', 'Your stories')}</Link>}
      </div>
    </details>
  );
}
