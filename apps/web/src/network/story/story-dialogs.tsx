import type { Story } from '@nukkad/contract/network/story/story.model';
import { MemberLine } from '../../nouns/member/member-line.tsx';
import { ReportDialog } from '../../nouns/moderation/report-link.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Question } from '../../ui/dialog/question.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { UrlModal } from '../../ui/dialog/url-modal.tsx';
import { Listed } from '../../ui/page/listed.tsx';
import { List } from '../../ui/page/parts.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { TimeAgo } from '../../ui/time/date-time.tsx';
import { aboutStory, storyDialogs } from './story-paths.ts';
import { useRemoveStory, useStoryViewers } from './story.queries.ts';

const owns = [aboutStory];

function Viewers({ storyId }: { storyId: string }) {
  const { t } = useTranslation();
  const empty = (
    <EmptyState scene="people" title={t('story.viewers.none', 'No one has seen it yet')}>
      {t('story.viewers.none.words', 'Members who look at it appear here.')}
    </EmptyState>
  );
  return (
    <Listed list={useStoryViewers(storyId)} waiting={<ListSkeleton count={3} />} empty={empty}>
      {(items) => (
        <List>
          {items.map(({ member, at }) => (
            <li key={member.memberId}>
              <MemberLine member={member} as="strong">
                <TimeAgo at={at} />
              </MemberLine>
            </li>
          ))}
        </List>
      )}
    </Listed>
  );
}

function DeleteStory({ story, onDeleted }: { story: Story; onDeleted: (() => void) | undefined }) {
  const { t } = useTranslation();
  const { storyId, version, can } = story;
  return (
    <Question
      dialog={useUrlDialog(storyDialogs.remove, owns)}
      when={can.delete}
      title={t('story.delete.title', 'Delete this story?')}
      consequences={[
        t('story.delete.gone', 'No one sees it any more.'),
        t('story.delete.viewers', 'The list of who saw it goes with it. You can’t undo this.'),
      ]}
      confirm={t('story.delete', 'Delete')}
      danger
      send={useRemoveStory()}
      said={t('story.deleted', 'Deleted.')}
      request={{ storyId, version }}
      {...(onDeleted && { onSent: onDeleted })}
    />
  );
}

/** What a page with stories opens, once for all of them. */
export function StoryDialogs({ stories, onDeleted }: { stories: readonly Story[]; onDeleted?: () => void }) {
  const { t } = useTranslation();
  const about = useUrlDialog(storyDialogs.viewers, owns).get(aboutStory);
  const story = stories.find(({ storyId }) => storyId === about);
  return (
    <>
      <ReportDialog />
      {story && <DeleteStory story={story} onDeleted={onDeleted} />}
      {story?.can.seeViewers && (
        <UrlModal name={storyDialogs.viewers} owns={owns} title={t('story.viewers', 'Who saw it')}>
          <Viewers storyId={story.storyId} />
        </UrlModal>
      )}
    </>
  );
}
