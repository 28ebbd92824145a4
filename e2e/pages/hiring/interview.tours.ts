import { scoreInterview } from '@nukkad/contract/hiring/interview/interview.api';
import { callAs } from '../../fixtures/api.ts';
import { aHeldRound, aRound, aShortlisted, anAcceptedRound } from '../../fixtures/interviews.ts';
import { anOpenJob } from '../../fixtures/open-jobs.ts';
import { lakshmi } from '../../fixtures/people.ts';
import { sessionOf } from '../../fixtures/sign-in.ts';
import { type Tour, once } from '../screen.ts';

/** Interviews of a business, at each step that needs no waiting. */
async function interviewTour(): Promise<Tour> {
  const { jobId } = await anOpenJob({ title: 'Plumber for offices' });
  const offered = await aRound('Imran Pasha', jobId);
  const accepted = await anAcceptedRound('Kavya Gowda', jobId);
  const { applicationId } = await aShortlisted('Joseph Dsouza', jobId);
  const applicants = `/hire-talent/jobs/${jobId}/applicants`;
  const at = (interviewId: string, dialog?: string) =>
    `/hire-talent/interviews/${interviewId}${dialog ? `?dialog=${dialog}` : ''}`;
  return {
    person: lakshmi,
    screens: [
      { name: 'interviews', path: '/hire-talent/interviews' },
      { name: 'interviews-over', path: '/hire-talent/interviews?tab=over' },
      { name: 'interview-offered', path: at(offered.interviewId) },
      { name: 'interview-accepted', path: at(accepted.interviewId) },
      { name: 'interview-times', path: at(accepted.interviewId, 'other-times') },
      { name: 'interview-cancel', path: at(accepted.interviewId, 'cancel-interview') },
      { name: 'interview-propose', path: `${applicants}/${applicationId}/interview` },
      { name: 'applicant-interviews', path: `${applicants}/${accepted.applicationId}` },
    ],
  };
}

/** What interviewers write down of an interview that took place: asked for, and in. */
async function scorecardTour(): Promise<Tour> {
  const { jobId } = await anOpenJob({ title: 'Plumber for kitchens' });
  const asked = await aHeldRound('Anita Pawar', jobId);
  const scored = await aHeldRound('Suresh Babu', jobId);
  await callAs(await sessionOf(lakshmi), scoreInterview, {
    body: {
      interviewId: scored.interviewId,
      skillMark: 4,
      experienceMark: 5,
      mannerMark: 3,
      advice: 'yes',
      words: 'Knows pressure pumps well. Asks before cutting a wall.',
    },
  });
  return {
    person: lakshmi,
    screens: [
      { name: 'scorecard', path: `/hire-talent/interviews/${asked.interviewId}` },
      { name: 'scorecard-sent', path: `/hire-talent/interviews/${scored.interviewId}` },
      { name: 'applicant-scored', path: `/hire-talent/jobs/${jobId}/applicants/${scored.applicationId}` },
    ],
  };
}

export const interviewTours = { interview: once(interviewTour), scorecard: once(scorecardTour) };
