import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import type { StoryRing } from '@nukkad/contract/network/story/story.model';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import { Avatar } from '../../ui/mark/avatar.tsx';
import { Unseen } from '../../ui/page/parts.tsx';
import { Button } from '../../ui/press/button.tsx';
import { NewStory } from './new-story.tsx';
import { storiesOf, storyDialogs } from './story-paths.ts';
import styles from './story-rail.module.css';
import { useStoryRings } from './story.queries.ts';

function Ring({ ring }: { ring: StoryRing }) {
  const { t, plural } = useTranslation();
  const { member, unseen } = ring;
  const isOwn = member.tie === 'self';
  return (
    <li>
      <Link to={storiesOf(member.handle)} className={styles.ring} data-unseen={unseen > 0 || undefined}>
        <span className={styles.face}>
          <Avatar name={member.name} src={member.photoUrl} size={60} />
        </span>
        {isOwn ? (
          <span className={styles.name}>{t('story.own', 'Your story')}</span>
        ) : (
          <span className={styles.name} translate="no">
            {member.name}
          </span>
        )}
        {unseen > 0 && (
          <Unseen>
            {plural('story.unseen', unseen, { one: '{{count}} new story', other: '{{count}} new stories' })}
          </Unseen>
        )}
      </Link>
    </li>
  );
}

function AddRing() {
  const { t } = useTranslation();
  return (
    <li>
      <Link {...useDialogLink(storyDialogs.make)} className={styles.ring}>
        <span className={styles.face} data-add>
          <IconPlus size={28} aria-hidden />
        </span>
        <span className={styles.name}>{t('story.new', 'New story')}</span>
      </Link>
    </li>
  );
}

/** Places of rings until they come. */
const Waiting = () => (
  <>
    {[1, 2, 3, 4].map((place) => (
      <li key={place} aria-hidden>
        <span className={styles.ring}>
          <span className={styles.face} data-waiting />
        </span>
      </li>
    ))}
  </>
);

function Rings() {
  const { t } = useTranslation();
  const list = useStoryRings();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  if (!data)
    return error ? (
      <li className={styles.more}>
        <Button tone="plain" small onClick={() => void refetch()}>
          {t('story.rail.failed', 'Stories didn’t load. Try again')}
        </Button>
      </li>
    ) : (
      <Waiting />
    );
  const rings = data.pages.flatMap(({ items }) => items);
  if (rings.length === 0)
    return (
      <li className={styles.none}>
        {t('story.rail.none', 'Stories from your connections and your city appear here for 24 hours.')}
      </li>
    );
  return (
    <>
      {rings.map((ring) => (
        <Ring key={ring.member.memberId} ring={ring} />
      ))}
      {hasNextPage && (
        <li className={styles.more}>
          <Button tone="plain" small busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('story.rail.more', 'More stories')}
          </Button>
        </li>
      )}
    </>
  );
}

/** Members with stories, beside each other: one's own first, then those with something new. */
export function StoryRail() {
  const { t } = useTranslation();
  return (
    <section aria-label={t('story.title', 'Stories')}>
      <ul className={styles.rail}>
        <AddRing />
        <Rings />
      </ul>
      <NewStory />
    </section>
  );
}
