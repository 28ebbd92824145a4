import IconDescribe from '@tabler/icons-react/dist/esm/icons/IconBadgeCc.mjs';
import IconPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs';
import IconPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import IconSound from '@tabler/icons-react/dist/esm/icons/IconVolume.mjs';
import IconSilent from '@tabler/icons-react/dist/esm/icons/IconVolumeOff.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { Story } from '@nukkad/contract/network/story/story.model';
import { useState } from 'react';
import { Link } from 'react-router';
import { memberAddress } from '../../nouns/member/member-line.tsx';
import { relativeParts } from '../../platform/i18n/relative-time.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Avatar } from '../../ui/mark/avatar.tsx';
import { Unseen } from '../../ui/page/parts.tsx';
import { formatInstant, TimeAgo } from '../../ui/time/date-time.tsx';
import styles from './story-viewer.module.css';
import type { FilmState } from './use-film.ts';

interface Shown {
  readonly story: Story;
  readonly place: number;
  readonly count: number;
}

/** Said once for each story: the words do not change while it is shown. */
function Said({ story: { author, publishedAt }, place, count }: Shown) {
  const { t, locale } = useTranslation();
  const [now] = useState(() => new Date());
  const parts = relativeParts(new Date(publishedAt), now);
  const ago = parts
    ? new Intl.RelativeTimeFormat(locale, { numeric: 'always' }).format(-parts.count, parts.unit)
    : formatInstant(publishedAt, 'short', locale);
  return t('story.said', 'Story {{place}} of {{count}} by {{name}}, {{ago}}', {
    place,
    count,
    name: author.name,
    ago,
  });
}

/** What is heard of a video, and what it shows in words. */
function FilmButtons({ film: { isHeard, isDescribed, hear, describe } }: { film: FilmState }) {
  const { t } = useTranslation();
  const sound = isHeard ? t('story.video.mute', 'Turn sound off') : t('story.video.hear', 'Turn sound on');
  const words = t('story.video.describe', 'Show description');
  return (
    <>
      <button
        type="button"
        aria-pressed={isDescribed}
        aria-label={words}
        title={words}
        onClick={() => describe(!isDescribed)}
      >
        <IconDescribe size={24} aria-hidden />
      </button>
      <button type="button" aria-label={sound} title={sound} onClick={() => hear(!isHeard)}>
        {isHeard ? <IconSound size={24} aria-hidden /> : <IconSilent size={24} aria-hidden />}
      </button>
    </>
  );
}

/** How far the stories are, whose they are and since when, and the buttons to hold and to close. */
export function StoryHead({
  isPaused,
  canPause,
  film,
  onPause,
  onClose,
  ...shown
}: Shown & {
  isPaused: boolean;
  canPause: boolean;
  film: FilmState;
  onPause: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { author, publishedAt, audience, storyId } = shown.story;
  return (
    <header className={styles.head}>
      <h2 tabIndex={-1}>
        <span role="status">
          <Unseen>
            <Said key={storyId} {...shown} />
          </Unseen>
        </span>
      </h2>
      <Link className={styles.author} to={memberAddress(author)}>
        <Avatar name={author.name} src={author.photoUrl} size={40} />
        <span translate="no">{author.name}</span>
      </Link>
      <small className={styles.when}>
        <TimeAgo at={publishedAt} />
        {audience === 'connections' && <> · {t('story.forConnections', 'Connections')}</>}
      </small>
      {film.isFilm && <FilmButtons film={film} />}
      {canPause && (
        <button
          type="button"
          onClick={onPause}
          aria-label={isPaused ? t('story.goOn', 'Play') : t('story.pause', 'Pause')}
        >
          {isPaused ? <IconPlay size={24} aria-hidden /> : <IconPause size={24} aria-hidden />}
        </button>
      )}
      <button type="button" onClick={onClose} aria-label={t('action.close', 'Close')}>
        <IconX size={24} aria-hidden />
      </button>
    </header>
  );
}
