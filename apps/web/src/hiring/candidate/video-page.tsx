import { getCandidateProfile, setCandidatePrivacy } from '@nukkad/contract/hiring/candidate/candidate.api';
import type { CandidateVideo } from '@nukkad/contract/hiring/candidate/video.model';
import type { ReactNode } from 'react';
import { useAsked } from '../../platform/api/asked.ts';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { SwitchLine } from '../../ui/field/switch-line.tsx';
import { Card } from '../../ui/page/card.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Row, Small, Stack } from '../../ui/page/parts.tsx';
import { Button } from '../../ui/press/button.tsx';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { DetailSkeleton } from '../../ui/state/skeletons.tsx';
import { DateTime } from '../../ui/time/date-time.tsx';
import { candidateFilesEmpty } from './candidate-files.empty.ts';
import { VideoAdd } from './video-add.tsx';
import { VideoPlayer } from './video-player.tsx';
import { useOwnVideo, useRemoveVideo } from './video.queries.ts';
import { lengthInWords } from './video-words.ts';

/** Before a shortlist no one is chosen by a face or a voice, unless the person wants it. */
function Audience() {
  const { t } = useTranslation();
  const profile = useAsked(getCandidateProfile).data;
  const set = useSend(setCandidatePrivacy, { loud: true });
  if (!profile) return null;
  return (
    <SwitchLine
      title={t('candidateVideo.early', 'Show my video before I’m shortlisted')}
      about={t(
        'candidateVideo.early.about',
        'Off: only businesses that shortlist you play it. On: every business that can see your profile.',
      )}
      checked={profile.privacy.videoFor === 'employers'}
      disabled={set.isPending}
      onChange={(isEarly) => set.mutate({ videoFor: isEarly ? 'employers' : 'shortlisted' })}
    />
  );
}

function Kept({ video, ways }: { video: CandidateVideo; ways: ReactNode }) {
  const { t } = useTranslation();
  const remove = useRemoveVideo();
  const { refetch } = useOwnVideo();
  return (
    <Card>
      <Stack gap={0.75}>
        <VideoPlayer video={video} label={t('candidateVideo.own', 'Your video')} onExpired={refetch} />
        <Row gap={0.5} align="center" justify="space-between">
          <Small figures>
            {lengthInWords(video.seconds)}, <DateTime at={video.uploadedAt} as="date" />
          </Small>
          <Button tone="danger" small busy={remove.isPending} onClick={() => remove.mutate(video.videoId)}>
            {t('candidateVideo.remove', 'Delete video')}
          </Button>
        </Row>
        {ways}
      </Stack>
    </Card>
  );
}

/** The own video: recorded or chosen, looked at, replaced, deleted, and who plays it. */
export function VideoPage() {
  const { t } = useTranslation();
  return (
    <Page
      title={t('candidateVideo.title', 'Your video')}
      back={{ to: '/candidate/profile', label: t('candidate.title', 'Your job profile') }}
      narrow
    >
      <Loaded query={useOwnVideo()} waiting={<DetailSkeleton />}>
        {({ video }) => (
          <Stack gap={1} narrows>
            <VideoAdd another={video !== null}>
              {(ways) =>
                video ? (
                  <Kept video={video} ways={ways} />
                ) : (
                  <EmptyScreen screen={candidateFilesEmpty['no-candidate-video']} action={ways} />
                )
              }
            </VideoAdd>
            <Audience />
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}
