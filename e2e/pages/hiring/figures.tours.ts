import { applyForJob, seenOfJob } from '@nukkad/contract/hiring/application/application.api';
import { getOpenJob } from '@nukkad/contract/hiring/job/job.api';
import { getJobFeed, makeJobFeed } from '@nukkad/contract/hiring/job-feed/job-feed.api';
import { callAs } from '../../fixtures/api.ts';
import { aCandidate, anOpenJob } from '../../fixtures/open-jobs.ts';
import { lakshmi } from '../../fixtures/people.ts';
import { sessionOf } from '../../fixtures/sign-in.ts';
import { type Tour, once } from '../screen.ts';

/** How a business hires, in figures, and its feed for job boards. */
async function figuresTour(): Promise<Tour> {
  const owner = await sessionOf(lakshmi);
  const { jobId } = await anOpenJob({ title: 'Plumber for schools' });
  const { session } = await aCandidate('Geeta Rani');
  const open = await callAs(session, getOpenJob, { query: { jobId } });
  await callAs(session, applyForJob, {
    body: { jobId, answers: [], seen: seenOfJob(open), source: 'feed' },
  });
  const { url, version } = await callAs(owner, getJobFeed);
  if (url === null) await callAs(owner, makeJobFeed, { body: { version } });
  const figures = '/hire-talent/figures';
  return {
    person: lakshmi,
    screens: [
      { name: 'hiring-figures', path: `${figures}?jobId=${jobId}` },
      { name: 'hiring-figures-export', path: `${figures}?dialog=export` },
      { name: 'hiring-recruiters', path: `${figures}?tab=team` },
      { name: 'job-feed', path: '/hire-talent/feed' },
      { name: 'job-feed-renew', path: '/hire-talent/feed?dialog=renew' },
      { name: 'job-feed-stop', path: '/hire-talent/feed?dialog=stop' },
    ],
  };
}

const officeTour = (): Promise<Tour> =>
  Promise.resolve({
    person: null,
    office: true,
    screens: [{ name: 'office-hiring-figures', path: '/backoffice/hiring-figures?days=365' }],
  });

export const figuresTours = { figures: once(figuresTour), employersInFigures: once(officeTour) };
