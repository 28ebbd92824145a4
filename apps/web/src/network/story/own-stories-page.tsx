import type { Story } from '@nukkad/contract/network/story/story.model';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import { Card } from '../../ui/page/card.tsx';
import { Listed } from '../../ui/page/listed.tsx';
import { Page } from '../../ui/page/page.tsx';
import { List, Note, Small, Stack } from '../../ui/page/parts.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Moves } from '../../ui/press/moves.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { DateTime, TimeAgo } from '../../ui/time/date-time.tsx';
import { useNow } from '../../ui/time/use-now.ts';
import { NewStory } from './new-story.tsx';
import { StoryCard } from './story-card.tsx';
import { StoryDialogs } from './story-dialogs.tsx';
import { aboutStory, storyDialogs, storyPath } from './story-paths.ts';
import styles from './own-stories.module.css';
import { useOwnStories } from './story.queries.ts';

function NewStoryButton() {
  const { t } = useTranslation();
  return <ButtonLink {...useDialogLink(storyDialogs.make)}>{t('story.new', 'New story')}</ButtonLink>;
}

function Standing({ story: { status, endsAt, publishedAt }, isOver }: { story: Story; isOver: boolean }) {
  const { t } = useTranslation();
  if (status === 'removed')
    return (
      <Note>
        <Link to="/network/reports?tab=removals">
          {t('story.removed', 'Removed by a moderator. See why')}
        </Link>
      </Note>
    );
  return (
    <Small as="div">
      <TimeAgo at={publishedAt} /> · {isOver ? t('story.ended', 'Ended') : t('story.ends', 'Ends')}{' '}
      <DateTime at={endsAt} as="short" />
    </Small>
  );
}

function Face({ story: { picture, video, words, colour } }: { story: Story }) {
  return (
    <div className={styles.face}>
      {picture ? (
        <img src={picture.url} alt={picture.alternative} width={picture.width} height={picture.height} />
      ) : video ? (
        <img src={video.pictureUrl} alt={video.alternative} width={video.width} height={video.height} />
      ) : (
        <StoryCard words={words} colour={colour ?? 'ink'} />
      )}
    </div>
  );
}

function OwnStory({ story }: { story: Story }) {
  const { t, plural } = useTranslation();
  const { storyId, author, words, picture, video, views, can, audience, status, endsAt } = story;
  const about = { [aboutStory]: storyId };
  const isOver = new Date(endsAt) <= useNow();
  const seen = plural('story.seenBy', views ?? 0, {
    one: 'Seen by {{count}} member',
    other: 'Seen by {{count}} members',
  });
  return (
    <Card as="article" quiet>
      <div className={styles.row}>
        <Face story={story} />
        <Stack gap={0.4} narrows>
          {(picture ?? video) && words && (
            <strong translate="no" dir="auto" className={styles.words}>
              {words}
            </strong>
          )}
          <Standing story={story} isOver={isOver} />
          {audience === 'connections' && <Small>{t('story.forConnections', 'Connections')}</Small>}
          <Moves
            small
            gap={0.5}
            of={[
              {
                on: status === 'published' && !isOver,
                to: storyPath(author.handle, storyId),
                label: t('story.open', 'Open'),
              },
              { on: can.seeViewers, opens: storyDialogs.viewers, about, label: seen },
              { on: can.delete, opens: storyDialogs.remove, about, label: t('story.delete', 'Delete') },
            ]}
          />
        </Stack>
      </div>
    </Card>
  );
}

/** One's own stories until two days after their end, with who saw them. */
export function OwnStoriesPage() {
  const { t } = useTranslation();
  const back = { to: '/feed', label: t('story.feed', 'Feed') };
  const empty = (
    <EmptyState title={t('story.none', 'No stories yet')} action={<NewStoryButton />}>
      {t('story.none.words', 'Show a photo, a video or a few words for 24 hours.')}
    </EmptyState>
  );
  return (
    <Page
      title={t('story.mine', 'Your stories')}
      lead={t('story.mine.lead', 'Who saw a story stays here for 48 hours after its end.')}
      back={back}
      narrow
      actions={<NewStoryButton />}
    >
      <Listed list={useOwnStories()} waiting={<ListSkeleton count={3} />} empty={empty}>
        {(stories) => (
          <>
            <List gap={1}>
              {stories.map((story) => (
                <li key={story.storyId}>
                  <OwnStory story={story} />
                </li>
              ))}
            </List>
            <StoryDialogs stories={stories} />
          </>
        )}
      </Listed>
      <NewStory />
    </Page>
  );
}
