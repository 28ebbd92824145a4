import { applyForJob } from '@nukkad/contract/hiring/application/application.api';
import { callAs } from '../../fixtures/api.ts';
import { aCandidate, anOpenJob } from '../../fixtures/open-jobs.ts';
import { type Tour, once } from '../screen.ts';

const anOpening = once(() =>
  anOpenJob({ title: 'Plumber for repairs', question: 'Do you own a two-wheeler?' }),
);

/** Jobs as everyone finds them. */
async function visitorsTour(): Promise<Tour> {
  const { jobId } = await anOpening();
  return {
    person: null,
    screens: [
      { name: 'jobs', path: '/jobs' },
      { name: 'jobs-none', path: '/jobs?q=astronaut' },
      { name: 'open-job', path: `/jobs/${jobId}` },
    ],
  };
}

/** What a job seeker has besides: the profile, applying, the tracker. */
async function jobseekersTour(): Promise<Tour> {
  const { jobId } = await anOpening();
  const person = await aCandidate('Imran Khan');
  const other = await anOpenJob({ title: 'Plumber for new flats' });
  const { applicationId } = await callAs(person.session, applyForJob, {
    body: {
      jobId: other.jobId,
      answers: [],
      seen: { wageFrom: other.wageFrom ?? 0, wageTo: other.wageTo ?? 0 },
    },
  });
  const steps = ['work', 'skills', 'past', 'pay', 'place', 'time', 'about'];
  return {
    person,
    screens: [
      { name: 'all-jobs', path: '/all-jobs' },
      { name: 'job-filters', path: '/all-jobs?dialog=filters' },
      { name: 'job-report', path: `/jobs/${jobId}?dialog=report` },
      { name: 'apply', path: `/candidate/apply/${jobId}` },
      { name: 'tracker', path: '/candidate' },
      { name: 'own-application', path: `/candidate/applications/${applicationId}` },
      { name: 'withdraw', path: `/candidate?dialog=withdraw&application=${applicationId}` },
      { name: 'candidate-profile', path: '/candidate/profile' },
      { name: 'candidate-cv', path: '/candidate/cv' },
      { name: 'work-record', path: '/candidate/work-record' },
      ...steps.map((step) => ({ name: `profile-${step}`, path: `/candidate/profile?step=${step}&guided=1` })),
    ],
  };
}

export const findWorkTours = { jobVisitor: once(visitorsTour), jobseeker: once(jobseekersTour) };
