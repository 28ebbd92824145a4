import { applyForJob } from '@nukkad/contract/hiring/application/application.api';
import { listScheduledInterviews } from '@nukkad/contract/hiring/interview/interview.api';
import { askQuestion } from '@nukkad/contract/hiring/candidate-question/candidate-question.api';
import { saveSearch } from '@nukkad/contract/hiring/saved-search/saved-search.api';
import { counterJobOffer, listJobOffers } from '@nukkad/contract/hiring/job-offer/job-offer.api';
import { callAs } from '../../fixtures/api.ts';
import { aShortlisted, withInterview, withOffer } from '../../fixtures/candidate-steps.ts';
import { anAccepted } from '../../fixtures/hires.ts';
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
  await callAs(person.session, saveSearch, {
    body: { tradeId: 'plumber', pincode: '560038', place: 'Indiranagar', withinKm: 10, shift: 'day' },
  });
  await callAs(person.session, askQuestion, {
    body: { jobId: other.jobId, question: 'Is food given during the shift?' },
  });
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
      { name: 'job-ask', path: `/jobs/${jobId}?dialog=ask` },
      { name: 'job-asked', path: `/jobs/${other.jobId}` },
      { name: 'save-search', path: '/all-jobs?q=plumber&dialog=save-search' },
      { name: 'saved-searches', path: '/candidate/searches' },
      { name: 'own-questions', path: '/candidate/questions' },
      { name: 'own-questions-none', path: '/candidate/questions?tab=answered' },
      { name: 'apply', path: `/candidate/apply/${jobId}` },
      { name: 'tracker', path: '/candidate' },
      { name: 'own-application', path: `/candidate/applications/${applicationId}` },
      { name: 'withdraw', path: `/candidate?dialog=withdraw&application=${applicationId}` },
      { name: 'candidate-profile', path: '/candidate/profile' },
      { name: 'candidate-cv', path: '/candidate/cv' },
      { name: 'candidate-video', path: '/candidate/video' },
      { name: 'candidate-documents', path: '/candidate/documents' },
      { name: 'work-record', path: '/candidate/work-record' },
      ...steps.map((step) => ({ name: `profile-${step}`, path: `/candidate/profile?step=${step}&guided=1` })),
    ],
  };
}

/** Who is to choose a time of an interview. */
async function interviewedTour(): Promise<Tour> {
  const step = await aShortlisted('Plumber for lifts', 'Salma Begum');
  await withInterview(step);
  const { items } = await callAs(step.person.session, listScheduledInterviews, { query: {} });
  const own = `/candidate/applications/${step.applicationId}`;
  const about = `interview=${items[0]?.interviewId}`;
  return {
    person: step.person,
    screens: [
      { name: 'own-interviews', path: '/candidate' },
      { name: 'own-interview', path: own },
      { name: 'interview-other-times', path: `${own}?dialog=other-times&${about}` },
      { name: 'interview-decline', path: `${own}?dialog=decline-interview&${about}` },
    ],
  };
}

/** Who has an offer. */
async function offeredTour(): Promise<Tour> {
  const step = await aShortlisted('Plumber for malls', 'Joseph Mathew');
  await withOffer(step);
  const own = `/candidate/applications/${step.applicationId}`;
  return {
    person: step.person,
    screens: [
      { name: 'own-offer', path: own },
      { name: 'offer-letter', path: `${own}?dialog=offer-letter` },
      { name: 'offer-accept', path: `${own}?dialog=accept-offer` },
      { name: 'offer-counter', path: `${own}?dialog=counter-offer` },
      { name: 'offer-refuse', path: `${own}?dialog=refuse-offer` },
    ],
  };
}

/** Who asked for other terms. */
async function counteredTour(): Promise<Tour> {
  const step = await aShortlisted('Plumber for clinics', 'Farida Bano');
  await withOffer(step);
  const { applicationId, person } = step;
  const { items } = await callAs(person.session, listJobOffers, { query: { applicationId } });
  const { jobOfferId = '', version = 0 } = items[0] ?? {};
  await callAs(person.session, counterJobOffer, {
    body: { jobOfferId, version, wage: 27_000_00, words: 'I bring my own tools.' },
  });
  return { person, screens: [{ name: 'offer-countered', path: `/candidate/applications/${applicationId}` }] };
}

/** Who accepted an offer, and is not hired yet. */
async function acceptedTour(): Promise<Tour> {
  const { person, applicationId } = await anAccepted('Plumber for banks', 'Abdul Rahim');
  return { person, screens: [{ name: 'offer-accepted', path: `/candidate/applications/${applicationId}` }] };
}

export const findWorkTours = {
  jobVisitor: once(visitorsTour),
  jobseeker: once(jobseekersTour),
  jobInterviewed: once(interviewedTour),
  jobOffered: once(offeredTour),
  jobCountered: once(counteredTour),
  jobAccepted: once(acceptedTour),
};
