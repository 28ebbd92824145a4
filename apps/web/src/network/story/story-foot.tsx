import type { Story } from '@nukkad/contract/network/story/story.model';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { ReactionBar, ReactionCount } from '../../nouns/reaction/reaction-bar.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import { StoryMenu } from './story-menu.tsx';
import { StoryReply } from './story-reply.tsx';
import { aboutStory, storyDialogs } from './story-paths.ts';
import styles from './story-viewer.module.css';

/** Told whether a menu in it is open, the keyboard has come to it, or something is written and not sent. */
function useUse(onUse: (isUsed: boolean) => void) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const box = ref.current;
    const look = () =>
      onUse(Boolean(box?.querySelector('details[open], :focus-visible, input:not(:placeholder-shown)')));
    const signs = ['toggle', 'focusin', 'focusout', 'input'];
    // A `toggle` does not bubble.
    for (const sign of signs) box?.addEventListener(sign, look, true);
    return () => {
      for (const sign of signs) box?.removeEventListener(sign, look, true);
      onUse(false);
    };
  }, [onUse]);
  return ref;
}

/** Who saw a story and what they think of it, or one's own reaction, and what else can be done. */
export function StoryFoot({ story, onUse }: { story: Story; onUse: (isUsed: boolean) => void }) {
  const { plural } = useTranslation();
  const { storyId, can, views, reactions, reaction } = story;
  const viewers = useDialogLink(storyDialogs.viewers, { [aboutStory]: storyId });
  const box = useUse(onUse);
  const isOwn = views !== null;
  return (
    <footer ref={box} className={styles.foot}>
      {can.reply && <StoryReply story={story} onSent={() => onUse(false)} />}
      {isOwn && can.seeViewers && (
        <Link {...viewers} className={styles.seen}>
          {plural('story.seenBy', views, {
            one: 'Seen by {{count}} member',
            other: 'Seen by {{count}} members',
          })}
        </Link>
      )}
      {reactions !== null && reactions > 0 && (
        <span className={styles.seen}>
          <ReactionCount subject="story" subjectId={storyId} reactions={reactions} />
        </span>
      )}
      {can.react && (
        <ReactionBar subject="story" subjectId={storyId} reaction={reaction} reactions={reactions} />
      )}
      <StoryMenu story={story} isOwn={isOwn} />
    </footer>
  );
}
