/** An example of each message of hiring. */
import { jobExamples } from './job-notices.ts';
import { jobseekerExamples } from './jobseeker-notices.ts';
import { applicantNoteExamples } from './applicant-note-notices.ts';
import { applicationExamples } from './application-notices.ts';
import { demandExamples } from './demand-notices.ts';
import { jobOfferExamples } from './job-offer-notices.ts';
import { interviewExamples } from './interview-notices.ts';
import { hireExamples } from './hire-notices.ts';

export const hiringExamples: Readonly<Record<string, readonly unknown[]>> = {
  ...jobExamples,
  ...jobseekerExamples,
  ...applicationExamples,
  ...applicantNoteExamples,
  ...demandExamples,
  ...jobOfferExamples,
  ...interviewExamples,
  ...hireExamples,
};
