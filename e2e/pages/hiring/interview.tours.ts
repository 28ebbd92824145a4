import { aRound, aShortlisted, anAcceptedRound } from '../../fixtures/interviews.ts';
import { anOpenJob } from '../../fixtures/open-jobs.ts';
import { lakshmi } from '../../fixtures/people.ts';
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

export const interviewTours = { interview: once(interviewTour) };
