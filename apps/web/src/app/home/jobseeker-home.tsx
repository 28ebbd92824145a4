import { WaitingForYou } from '../../hiring/application/waiting-for-you.tsx';
import { NextStepCard } from '../../hiring/candidate/next-step-card.tsx';
import { FittingJobs } from '../../hiring/job/find/fitting-jobs.tsx';
import { VisitorCard } from '../../network/connection/visitor-list.tsx';
import { NewestPosts } from '../../network/post/newest-posts.tsx';
import { Stack } from '../../ui/page/parts.tsx';
import { Settled } from '../../ui/state/settled.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';

/** What a job seeker comes home to: what to do next, what waits, jobs that fit, what others say and who looked. */
export function JobseekerHome() {
  return (
    <Settled waiting={<ListSkeleton count={6} />}>
      <Stack gap={1.5} narrows>
        <NextStepCard />
        <WaitingForYou />
        <FittingJobs />
        <NewestPosts />
        <VisitorCard />
      </Stack>
    </Settled>
  );
}
