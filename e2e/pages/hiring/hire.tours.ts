import {
  applyForJob,
  moveApplication,
  listApplications,
  seenOfJob,
} from '@nukkad/contract/hiring/application/application.api';
import { writeApplicantNote } from '@nukkad/contract/hiring/applicant-note/applicant-note.api';
import { makeJobOffer, previewJobOffer } from '@nukkad/contract/hiring/job-offer/job-offer.api';
import { askQuestion } from '@nukkad/contract/hiring/candidate-question/candidate-question.api';
import { createJob, getOpenJob } from '@nukkad/contract/hiring/job/job.api';
import { getMyProfile } from '@nukkad/contract/identity/account/account.api';
import { callAs } from '../../fixtures/api.ts';
import { anOfferFor } from '../../fixtures/job-offers.ts';
import { getHireTerms, giveEmployerFeedback, giveHireFeedback } from '@nukkad/contract/hiring/hire/hire.api';
import { aHired, aHiredMonthAgo, anAccepted } from '../../fixtures/hires.ts';
import { aCandidate, anOpenJob } from '../../fixtures/open-jobs.ts';
import { wasMissed } from '../../fixtures/passed-time.ts';
import { lakshmi } from '../../fixtures/people.ts';
import { sessionOf } from '../../fixtures/sign-in.ts';
import { aClerkOf } from '../../fixtures/staff.ts';
import { type Tour, once } from '../screen.ts';

/** Applies with a yes to each question; answers with the application. */
async function anApplicant(fullName: string, jobId: string): Promise<string> {
  const { session } = await aCandidate(fullName);
  const open = await callAs(session, getOpenJob, { query: { jobId } });
  const answers = open.questions.map(({ questionId }) => ({ questionId, answer: 'yes' }));
  const { applicationId } = await callAs(session, applyForJob, {
    body: { jobId, answers, seen: seenOfJob(open) },
  });
  return applicationId;
}

type Session = Awaited<ReturnType<typeof sessionOf>>;

/** Shortlisted by the employer. */
async function aShortlisted(owner: Session, fullName: string, jobId: string): Promise<string> {
  const applicationId = await anApplicant(fullName, jobId);
  const { items } = await callAs(owner, listApplications, { query: { jobId } });
  const { version = 1 } = items.find((one) => one.applicationId === applicationId) ?? {};
  await callAs(owner, moveApplication, { body: { applicationId, version, verb: 'shortlist' } });
  return applicationId;
}

/** Made an offer, which is not answered. */
async function anOffered(owner: Session, fullName: string, jobId: string): Promise<string> {
  const applicationId = await aShortlisted(owner, fullName, jobId);
  const body = anOfferFor(applicationId);
  const { digest } = await callAs(owner, previewJobOffer, { body });
  await callAs(owner, makeJobOffer, { body: { ...body, digest } });
  return applicationId;
}

/** What an employer has: jobs in their states, applicants and candidates. */
async function employersTour(): Promise<Tour> {
  const owner = await sessionOf(lakshmi);
  const { jobId } = await anOpenJob({ title: 'Plumber for hotels', question: 'Do you have your own tools?' });
  const clerk = await aClerkOf(lakshmi, 'Kavita Shinde', ['hireTalent.view']);
  const { userId: clerkId } = await callAs(clerk.session, getMyProfile);
  const draft = await callAs(owner, createJob, {
    body: { tradeId: 'electrician', title: 'Electrician for evenings', memberIds: [clerkId] },
  });
  const applicationId = await anApplicant('Meena Devi', jobId);
  const { applicantNoteId: note } = await callAs(owner, writeApplicantNote, {
    body: { applicationId, words: 'Knows hotels well. Can you call her?', mentionIds: [clerkId] },
  });
  const notes = `/hire-talent/jobs/${jobId}/applicants/${applicationId}?tab=notes`;
  const shortlisted = await aShortlisted(owner, 'Salim Shaikh', jobId);
  const offered = await anOffered(owner, 'Rekha Nair', jobId);
  const candidate = await aCandidate('Vijay Kumar');
  const { userId } = await callAs(candidate.session, getMyProfile);
  const { candidateQuestionId } = await callAs(candidate.session, askQuestion, {
    body: { jobId, question: 'Is food given during the shift?' },
  });
  const job = `/hire-talent/jobs/${jobId}`;
  const written = `/hire-talent/jobs/${draft.jobId}/edit`;
  return {
    person: lakshmi,
    screens: [
      { name: 'posted-jobs', path: '/hire-talent/jobs' },
      { name: 'post-job', path: '/hire-talent/post-job' },
      { name: 'post-job-terms', path: '/hire-talent/post-job?step=terms' },
      { name: 'post-job-who', path: '/hire-talent/post-job?step=who' },
      { name: 'post-job-preview', path: `${written}?step=preview` },
      { name: 'posted-draft', path: `/hire-talent/jobs/${draft.jobId}` },
      { name: 'posted-job', path: job },
      { name: 'posted-job-seen', path: `${job}?tab=job` },
      { name: 'applicants-board', path: `${job}?view=board` },
      { name: 'job-close', path: `${job}?dialog=close` },
      { name: 'applicant', path: `${job}/applicants/${applicationId}` },
      { name: 'applicant-notes', path: notes },
      { name: 'applicant-note-edit', path: `${notes}&dialog=edit-note&note=${note}` },
      { name: 'applicant-note-delete', path: `${notes}&dialog=delete-note&note=${note}` },
      {
        name: 'applicant-reject',
        path: `${job}/applicants/${applicationId}?dialog=reject&applicationId=${applicationId}`,
      },
      { name: 'applicant-shortlisted', path: `${job}/applicants/${shortlisted}` },
      { name: 'applicant-offer', path: `${job}/applicants/${shortlisted}?dialog=offer` },
      { name: 'applicant-offered', path: `${job}/applicants/${offered}` },
      { name: 'job-questions', path: '/hire-talent/questions' },
      {
        name: 'job-question-answer',
        path: `/hire-talent/questions?dialog=answer&question=${candidateQuestionId}`,
      },
      { name: 'candidates', path: '/view-all-candidates' },
      { name: 'candidates-none', path: '/view-all-candidates?q=zzqqxx' },
      { name: 'candidate-found', path: `/view-all-candidates/${userId}` },
      { name: 'candidate-invite', path: `/view-all-candidates?dialog=invite&userId=${userId}` },
    ],
  };
}

/** Who may be hired, and who was. */
async function hiringTour(): Promise<Tour> {
  const accepted = await anAccepted('Plumber for towers', 'Imran Pasha');
  const hired = await aHired('Plumber for parks', 'Harish Gowda');
  const owner = await sessionOf(lakshmi);
  const { applicationId } = accepted;
  const { jobId } = await callAs(owner, getHireTerms, { query: { applicationId } });
  const applicant = `/hire-talent/jobs/${jobId}/applicants/${applicationId}`;
  return {
    person: lakshmi,
    screens: [
      { name: 'applicant-accepted', path: applicant },
      { name: 'hire-applicant', path: `${applicant}/hire` },
      {
        name: 'applicant-hired',
        path: `/hire-talent/jobs/${hired.jobId}/applicants/${hired.applicationId}`,
      },
      { name: 'employer-feedback', path: '/hire-talent/feedback' },
    ],
  };
}

/** Who was hired, and is invited to the team. */
async function hiredTour(): Promise<Tour> {
  const { person, applicationId } = await aHired('Plumber for lakes', 'Nagesh Rao');
  return {
    person,
    screens: [
      { name: 'own-hire', path: `/candidate/applications/${applicationId}` },
      { name: 'join-languages', path: '/profile/invitations' },
    ],
  };
}

/** Three who have worked for a month: enough that the business reads what they wrote. */
const aTeamOfAMonth = once(async () => {
  const names = ['Deepa Hegde', 'Naveen Shetty', 'Shabana Sheikh'];
  const titles = ['Plumber for temples', 'Plumber for gardens', 'Plumber for markets'];
  return Promise.all(names.map((name, place) => aHiredMonthAgo(titles[place] ?? '', name)));
});

/** What both sides say after a month: asked of the business, and what it reads. */
async function feedbackTour(): Promise<Tour> {
  const owner = await sessionOf(lakshmi);
  const [asked, ...others] = await aTeamOfAMonth();
  const words = ['Tools are good, wages come on time.', 'Long ways, but they are paid.', ''];
  for (const [place, { person, hire }] of [...others, ...(asked ? [asked] : [])].entries()) {
    const said = words[place] ?? '';
    await callAs(person.session, giveEmployerFeedback, {
      body: { hireId: hire.hireId, stars: 5 - place, ...(said && { words: said }) },
    });
  }
  const told = others[0]?.hire.hireId ?? '';
  await callAs(owner, giveHireFeedback, {
    body: { hireId: told, stars: 4, words: 'Careful work. Customers ask for her by name.' },
  });
  const applicant = `/hire-talent/jobs/${asked?.hire.jobId}/applicants/${asked?.applicationId}`;
  return {
    person: lakshmi,
    screens: [
      { name: 'employer-feedback-list', path: '/hire-talent/feedback' },
      { name: 'hire-feedback-asked', path: applicant },
      { name: 'hire-feedback', path: `${applicant}?dialog=feedback` },
    ],
  };
}

/** Asked of who was hired. */
async function askedTour(): Promise<Tour> {
  const { person, applicationId } = await aHiredMonthAgo('Plumber for schools', 'Mohan Das');
  const own = `/candidate/applications/${applicationId}`;
  return {
    person,
    screens: [
      { name: 'own-feedback-asked', path: own },
      { name: 'own-feedback', path: `${own}?dialog=feedback` },
    ],
  };
}

/** Drafts that wait because of bookings that were missed. */
async function missedTour(): Promise<Tour> {
  const owner = await sessionOf(lakshmi);
  const body = { tradeId: 'carpenter', title: 'Carpenter in Indiranagar', pincode: '560038' };
  const { jobId } = await callAs(owner, createJob, { body });
  await wasMissed(jobId);
  return { person: lakshmi, screens: [{ name: 'work-missed', path: '/hire-talent/jobs' }] };
}

export const hireTours = {
  employer: once(employersTour),
  hiring: once(hiringTour),
  hired: once(hiredTour),
  hireFeedback: once(feedbackTour),
  hireAsked: once(askedTour),
  workMissed: once(missedTour),
};
