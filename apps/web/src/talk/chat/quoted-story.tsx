import { getQuotedStory } from '@nukkad/contract/network/story/story.api';
import { Link } from 'react-router';
import { useAsked } from '../../platform/api/asked.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import styles from './quote.module.css';

/** The story that a message answers, for as long as it can be seen; its row stays as high while it is asked for. */
export function QuotedStory({ storyId }: { storyId: string }) {
  const { t } = useTranslation();
  const { data, error } = useAsked(
    getQuotedStory,
    { query: { storyId } },
    { staleTime: 60_000, retry: false },
  );
  const about = t('chat.story', 'Story');
  return (
    <blockquote className={styles.quote} data-story>
      {data?.pictureUrl && <img src={data.pictureUrl} alt="" width={40} height={40} />}
      <strong>
        {data ? <Link to={`/stories/${data.author.handle}?story=${storyId}`}>{about}</Link> : about}
      </strong>
      {data ? (
        <span translate="no" dir="auto">
          {data.words}
        </span>
      ) : (
        <i>{error ? t('chat.story.over', 'Story has ended') : t('chat.story.loading', 'Loading')}</i>
      )}
    </blockquote>
  );
}
