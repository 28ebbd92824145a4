import * as z from 'zod/mini';
import { actsOf } from '../../kernel/act.ts';
import { defineErrors } from '../../kernel/errors.ts';
import { event } from '../../kernel/event.ts';
import { lifecycle } from '../../kernel/lifecycle.ts';
import { ref } from '../../kernel/schema.ts';
import { tellsBothSides as tells, tellsEmployer } from './application.live.ts';

export const applicationStatuses = [
  'Request Sent',
  'Pending',
  'Inprogress',
  'Accepted',
  'Completed',
  'Rejected',
  'Cancelled',
  'Closed',
] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** Until one side, or the end of the job, has decided. Who has accepted an offer is hired, whatever becomes of the job. */
export const openApplication = [
  'Request Sent',
  'Pending',
  'Inprogress',
] as const satisfies readonly ApplicationStatus[];

export const applicationSteps = ['Applied', 'Screening', 'Interview', 'Offer', 'Hired'] as const;
export type ApplicationStep = (typeof applicationSteps)[number];

/** A person and a job: from the application or the invitation on. The statuses are those of specification section 4. */
export const applicationLifecycle = lifecycle({
  name: 'application',
  states: applicationStatuses,
  actors: ['Jobseeker', 'Employer', 'System'],
  moves: {
    apply: {
      from: [null],
      to: ['Pending'],
      by: ['Jobseeker'],
      why: 'The job is open, the profile complete, its questions are answered; once for each job and person.',
      tells: ['application.made'],
    },
    invite: {
      from: [null],
      to: ['Request Sent'],
      by: ['Employer'],
      why: 'A candidate who may be found, within the invitations of a day.',
      tells: ['application.invited'],
    },
    accept: {
      from: ['Request Sent', 'Closed'],
      to: ['Pending'],
      by: ['Jobseeker'],
      why: 'The candidate applies for the job that they were invited to, also after the invitation lapsed.',
      tells: ['application.accepted'],
    },
    decline: {
      from: ['Request Sent'],
      to: ['Rejected'],
      by: ['Jobseeker'],
      why: 'Not this job; the employer cannot invite the same person to it again.',
      tells: ['application.declined'],
    },
    lapse: {
      from: ['Request Sent'],
      to: ['Closed'],
      by: ['System'],
      why: 'The invitation had no answer for 30 days; while the job is open the candidate may still apply.',
      tells: ['application.invitation_lapsed'],
      times: ['application.lapse_invitations'],
    },
    shortlist: {
      from: ['Pending'],
      to: ['Inprogress'],
      by: ['Employer'],
      why: 'Name and contact are shown from then on; the first one of a job stops its 72-hour clock.',
      tells: ['application.shortlisted'],
    },
    reject: {
      from: ['Pending', 'Inprogress'],
      to: ['Rejected'],
      by: ['Employer'],
      why: 'With a reason; the candidate is told after as many hours as the employer chooses. Not while an offer stands.',
      tells: ['application.rejected'],
      times: ['application.tell_rejection'],
    },
    takeBack: {
      from: ['Rejected'],
      to: ['Pending', 'Inprogress'],
      by: ['Employer'],
      why: 'Before the candidate was told: it is as it was.',
      tells: ['application.taken_back'],
    },
    hasten: {
      from: ['Rejected'],
      to: ['Rejected'],
      by: ['System'],
      why: 'The candidate, who was not told, chose a time of an interview: they are told before they are reminded of it.',
      tells: ['application.rejection_hastened'],
      times: ['application.tell_rejection'],
    },
    tellRejection: {
      from: ['Rejected'],
      to: ['Rejected'],
      by: ['System'],
      why: 'The hours that the employer chose are over, and it was not taken back.',
      tells: ['application.rejection_told'],
    },
    reconsider: {
      from: ['Rejected'],
      to: ['Inprogress'],
      by: ['Employer'],
      why: 'Within 30 days after the employer rejected it, while the job is there.',
      tells: ['application.reconsidered'],
    },
    interview: {
      from: ['Inprogress'],
      to: ['Inprogress'],
      by: ['Employer'],
      why: 'A round is proposed; not while an offer stands.',
      tells: ['application.interviewed'],
    },
    offer: {
      from: ['Inprogress'],
      to: ['Inprogress'],
      by: ['Employer'],
      why: 'The scorecards of all interviews that took place are in, and no other offer stands.',
      tells: ['application.offered'],
    },
    withdrawOffer: {
      from: ['Inprogress'],
      to: ['Inprogress'],
      by: ['Employer', 'System'],
      why: 'Or its days are over: the application is at the step where it was before the offer.',
      tells: ['application.offer_withdrawn'],
    },
    sign: {
      from: ['Inprogress'],
      to: ['Accepted'],
      by: ['Jobseeker'],
      why: 'The offer that stands is accepted.',
      tells: ['application.signed'],
    },
    refuseOffer: {
      from: ['Inprogress'],
      to: ['Cancelled'],
      by: ['Jobseeker'],
      why: 'The offer that stands is refused.',
      tells: ['application.offer_refused'],
    },
    hire: {
      from: ['Accepted'],
      to: ['Completed'],
      by: ['Employer'],
      why: 'The person becomes one of the staff, also after the job has ended.',
      tells: ['application.hired'],
    },
    withdraw: {
      from: ['Pending', 'Inprogress', 'Accepted', 'Rejected'],
      to: ['Cancelled'],
      by: ['Jobseeker'],
      why: 'Also a rejection that the candidate was not told of yet.',
      tells: ['application.withdrawn'],
    },
    close: {
      from: openApplication,
      to: ['Closed'],
      by: ['System'],
      why: 'The job closed or was cancelled; each person is told.',
      tells: ['application.closed'],
    },
  },
});

export type ApplicationVerb = keyof typeof applicationLifecycle.moves;

/** The moves of interviews, offers and hires, which make them in their own transactions. */
export const steppingVerbs = ['interview', 'offer', 'withdrawOffer', 'sign', 'refuseOffer', 'hire'] as const;
export type SteppingVerb = (typeof steppingVerbs)[number];

const facts = z.object({
  applicationId: ref('application'),
  jobId: ref('job'),
  userId: z.optional(ref('candidate')),
  organisationId: z.optional(ref('organisation')),
});
const untold = z.object({ ...facts.shape, tellAt: z.string() });

export const applicationEvents = {
  made: event('application.made', { summary: 'A person applied for a job.', facts, tells }),
  invited: event('application.invited', { summary: 'A business invited a person to a job.', facts, tells }),
  accepted: event('application.accepted', {
    summary: 'A person accepted an invitation to a job.',
    facts,
    tells,
  }),
  declined: event('application.declined', {
    summary: 'A person declined an invitation to a job.',
    facts,
    tells,
  }),
  shortlisted: event('application.shortlisted', {
    summary: 'A business shortlisted a person.',
    facts,
    tells,
  }),
  rejected: event('application.rejected', {
    summary: 'A business rejected an application; its person is told at `tellAt`.',
    facts: untold,
    tells: tellsEmployer,
  }),
  takenBack: event('application.taken_back', {
    summary: 'A business took a rejection back before its person was told.',
    facts,
    tells: tellsEmployer,
  }),
  rejectionHastened: event('application.rejection_hastened', {
    summary: 'The person of a rejection is told earlier, at `tellAt`, because of an interview.',
    facts: untold,
    tells: tellsEmployer,
  }),
  rejectionTold: event('application.rejection_told', {
    summary: 'A rejection holds: its person is told.',
    facts,
    tells,
  }),
  reconsidered: event('application.reconsidered', {
    summary: 'A business shortlisted a person whom it had rejected.',
    facts,
    tells,
  }),
  invitationLapsed: event('application.invitation_lapsed', {
    summary: 'An invitation ended, as it had no answer for 30 days.',
    facts,
    tells,
  }),
  answersDue: event('application.answers_due', {
    summary: 'Applicants of a job have waited for 60 of their 72 hours.',
    facts: z.object({ jobId: ref('job'), organisationId: ref('organisation') }),
  }),
  interviewed: event('application.interviewed', {
    summary: 'A business proposed an interview.',
    facts,
    tells,
  }),
  offered: event('application.offered', {
    summary: 'A business made an offer to an applicant.',
    facts,
    tells,
  }),
  offerWithdrawn: event('application.offer_withdrawn', {
    summary: 'An offer was withdrawn, or its days are over.',
    facts,
    tells,
  }),
  signed: event('application.signed', { summary: 'A person accepted an offer.', facts, tells }),
  offerRefused: event('application.offer_refused', { summary: 'A person refused an offer.', facts, tells }),
  hired: event('application.hired', { summary: 'A business hired an applicant.', facts, tells }),
  withdrawn: event('application.withdrawn', { summary: 'A person withdrew an application.', facts, tells }),
  closed: event('application.closed', {
    summary: 'An application is over because its job closed or was cancelled.',
    facts,
    tells,
  }),
};

export const applicationErrors = defineErrors({
  application_not_found: [404, 'Resource is not available'],
  application_moved_on: [409, 'This application has changed. Check it and try again.'],
  application_exists: [409, 'You already applied for this job. Find it under your applications.'],
  application_job_closed: [409, 'This job no longer takes applications.'],
  application_job_over: [409, 'This job has ended, so its applications can’t change.'],
  application_other_step: [409, 'This application is at another step. Check it and try again.'],
  application_offer_open: [409, 'Your offer is still open. Withdraw it first, then reject.'],
  application_scorecards_missing: [
    409,
    'Scorecards of interviews are missing. Complete them, then make the offer.',
  ],
  application_profile_incomplete: [
    409,
    'Complete your profile first: your work, place, pay and when you can start.',
  ],
  application_answers_missing: [409, 'Answer all questions of this job, then apply.'],
  application_answer_not_offered: [409, 'Choose one of the answers that this question offers.'],
  application_told: [409, 'The candidate knows already. You can reconsider within 30 days.'],
  application_reconsider_late: [
    409,
    'You can reconsider for 30 days after a rejection. That time has ended.',
  ],
  application_reconsider_untold: [409, 'The candidate doesn’t know yet. Take the rejection back instead.'],
  application_declined: [409, 'The candidate declined your invitation, so you can’t reconsider it.'],
  invitation_exists: [409, 'This candidate already has an application or an invitation for the job.'],
  invitation_limit: [429, 'You sent all invitations of today. Try again tomorrow.'],
});

export const applicationActs = actsOf('application', applicationLifecycle);
