import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Page } from '../../ui/page/page.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { DetailSkeleton } from '../../ui/state/skeletons.tsx';
import { StoryPlayer } from './story-player.tsx';
import { storiesOf } from './story-paths.ts';
import { renewSeen, useStoriesOf, useStoryRings } from './story.queries.ts';

/** The next member with unseen stories, in the order of the rail; null: there is none. */
function useNextHandle(handle: string): string | null {
  const rings = (useStoryRings().data?.pages ?? []).flatMap(({ items }) => items);
  const place = rings.findIndex(({ member }) => member.handle === handle);
  const next = place < 0 ? undefined : rings.slice(place + 1).find(({ unseen }) => unseen > 0);
  return next?.member.handle ?? null;
}

/** Stories of a member, over the whole screen; behind the last one those of the next member. */
export function StoryViewer({ handle }: { handle: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const next = useNextHandle(handle);
  useEffect(() => () => void renewSeen(), []);
  const back = { to: '/feed', label: t('story.feed', 'Feed') };
  const close = () => void navigate(back.to, { replace: true });
  const away = (
    <ButtonLink to={back.to} tone="plain">
      {back.label}
    </ButtonLink>
  );
  return (
    <Page title={t('story.title', 'Stories')} back={back} narrow>
      <Loaded query={useStoriesOf(handle)} waiting={<DetailSkeleton />} away={away}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={t('story.over', 'No stories now')} action={away}>
              {t('story.over.words', 'Stories end after 24 hours.')}
            </EmptyState>
          ) : (
            <StoryPlayer
              stories={items}
              onClose={close}
              onEnd={() => (next === null ? close() : void navigate(storiesOf(next), { replace: true }))}
            />
          )
        }
      </Loaded>
    </Page>
  );
}
