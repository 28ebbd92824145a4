import * as z from 'zod/mini';
import { actsOf } from '../../kernel/act.ts';
import { defineErrors } from '../../kernel/errors.ts';
import { event } from '../../kernel/event.ts';
import { lifecycle } from '../../kernel/lifecycle.ts';
import { ref } from '../../kernel/schema.ts';
import { tellsTeam as tells } from './job.live.ts';

export const jobStatuses = [
  'Open',
  'Active',
  'rejected',
  'deactivated',
  'Closed',
  'Cancelled',
  'deleted',
] as const;
export type JobStatus = (typeof jobStatuses)[number];

/** It was published and is not over: its applications go on. */
export const liveJob = ['Active', 'deactivated'] as const satisfies readonly JobStatus[];

/** What the employer may still write. */
const editableJob = ['Open', 'Active', 'deactivated'] as const satisfies readonly JobStatus[];

/** Why staff look at a job before it is published. */
export const jobHolds = ['fee_asked', 'discrimination', 'far_below_minimum'] as const;
export type JobHold = (typeof jobHolds)[number];

/** How a job closed: its places were given, or it ended without. */
export const jobOutcomes = ['filled', 'ended'] as const;

/** What a jobseeker may report. */
export const jobReportReasons = [
  'fee_asked',
  'fake',
  'discrimination',
  'wrong_pay',
  'contact',
  'other',
] as const;
export type JobReportReason = (typeof jobReportReasons)[number];

/** A job that a business posts. Open: a draft, planned, or held until staff have looked. */
export const jobLifecycle = lifecycle({
  name: 'job',
  states: jobStatuses,
  actors: ['Employer', 'Admin', 'System'],
  moves: {
    draft: {
      from: [null],
      to: ['Open'],
      by: ['Employer'],
      why: 'A trade and a title are enough; the rest is asked for when it is published.',
    },
    draftForDemand: {
      from: [null],
      to: ['Open'],
      by: ['System'],
      why: 'Bookings were missed for want of people; the draft waits for its employer.',
    },
    edit: {
      from: editableJob,
      to: editableJob,
      by: ['Employer'],
      why: 'It stays where it is; what was published may not be changed into what staff would hold.',
    },
    rework: {
      from: ['rejected'],
      to: ['Open'],
      by: ['Employer'],
      why: 'The employer changes what staff refused; it is a draft again.',
    },
    publish: {
      from: ['Open'],
      to: ['Active'],
      by: ['Employer'],
      why: 'All that candidates need is said, and the rules hold nothing.',
      tells: ['job.published'],
      times: ['job.expire'],
    },
    plan: {
      from: ['Open'],
      to: ['Open'],
      by: ['Employer'],
      why: 'It is to be published at a later time.',
      times: ['job.publish_planned'],
    },
    hold: {
      from: ['Open'],
      to: ['Open'],
      by: ['Employer'],
      why: 'Words or wage ask for a look by staff first; it waits for them.',
      tells: ['job.held'],
    },
    publishPlanned: {
      from: ['Open'],
      to: ['Active'],
      by: ['System'],
      why: 'The planned time has come.',
      tells: ['job.published'],
      times: ['job.publish_planned', 'job.expire'],
    },
    approve: {
      from: ['Open'],
      to: ['Active'],
      by: ['Admin'],
      why: 'It was held and is in order, and its planned time, if any, has come.',
      tells: ['job.approved', 'job.published'],
      times: ['job.expire'],
    },
    approvePlanned: {
      from: ['Open'],
      to: ['Open'],
      by: ['Admin'],
      why: 'It was held and is in order; it is published at its planned time.',
      tells: ['job.approved'],
      times: ['job.publish_planned'],
    },
    refuse: {
      from: ['Open'],
      to: ['rejected'],
      by: ['Admin'],
      why: 'It was held and is not in order; the employer reads why.',
      tells: ['job.refused'],
    },
    deactivate: {
      from: ['Active'],
      to: ['deactivated'],
      by: ['Employer'],
      why: 'No new applications for now; those it has go on.',
      tells: ['job.deactivated'],
    },
    expire: {
      from: ['Active'],
      to: ['deactivated'],
      by: ['System'],
      why: 'Its days are over.',
      tells: ['job.expired'],
      times: ['job.expire'],
    },
    activate: {
      from: ['deactivated'],
      to: ['Active'],
      by: ['Employer'],
      why: 'Its days are not over.',
      tells: ['job.activated'],
    },
    renew: {
      from: liveJob,
      to: ['Active'],
      by: ['Employer'],
      why: 'In its last days or after them; twice at most.',
      tells: ['job.renewed'],
      times: ['job.expire'],
    },
    stopClock: {
      from: liveJob,
      to: liveJob,
      by: ['System'],
      why: 'The first candidate was shortlisted; it stays where it is.',
      tells: ['job.clock_stopped'],
    },
    fillPlace: {
      from: liveJob,
      to: liveJob,
      by: ['System'],
      why: 'A candidate was hired and places are left; it stays where it is.',
    },
    closeFilled: {
      from: liveJob,
      to: ['Closed'],
      by: ['System'],
      why: 'A candidate was hired for its last place; every other applicant is told.',
      tells: ['job.closed'],
    },
    close: {
      from: liveJob,
      to: ['Closed'],
      by: ['Employer'],
      why: 'Its places are filled, or it ended; every applicant is told.',
      tells: ['job.closed'],
    },
    cancel: {
      from: liveJob,
      to: ['Cancelled'],
      by: ['Employer'],
      why: 'It was withdrawn and no one is hired; every applicant is told.',
      tells: ['job.cancelled'],
    },
    takeDown: {
      from: liveJob,
      to: ['Cancelled'],
      by: ['Admin'],
      why: 'Reports of jobseekers were right; the employer reads why, and every applicant is told.',
      tells: ['job.taken_down', 'job.cancelled'],
    },
    delete: {
      from: ['Open', 'rejected', 'deactivated', 'Closed', 'Cancelled'],
      to: ['deleted'],
      by: ['Employer'],
      why: 'The employer needs it no more; what is not over for applicants closes.',
      tells: ['job.deleted'],
    },
  },
});

export type JobVerb = keyof typeof jobLifecycle.moves;

const facts = z.object({ jobId: ref('job'), organisationId: ref('organisation') });

export const jobEvents = {
  published: event('job.published', {
    summary: 'A job is open to candidates; its 72 hours begin.',
    facts,
    tells,
  }),
  held: event('job.held', { summary: 'A job waits until staff have looked at it.', facts, tells }),
  approved: event('job.approved', { summary: 'Staff found a held job to be in order.', facts, tells }),
  refused: event('job.refused', { summary: 'Staff refused a held job.', facts, tells }),
  deactivated: event('job.deactivated', { summary: 'An employer paused a job.', facts, tells }),
  expired: event('job.expired', { summary: 'The days of a job are over.', facts, tells }),
  activated: event('job.activated', { summary: 'An employer opened a paused job again.', facts, tells }),
  renewed: event('job.renewed', { summary: 'A job has 30 more days.', facts, tells }),
  clockStopped: event('job.clock_stopped', {
    summary: 'The first candidate of a job was shortlisted.',
    facts,
    tells,
  }),
  closed: event('job.closed', { summary: 'A job is filled or ended; its applications close.', facts, tells }),
  cancelled: event('job.cancelled', {
    summary: 'A job was withdrawn by its employer or by staff; its applications close.',
    facts,
    tells,
  }),
  takenDown: event('job.taken_down', { summary: 'Staff took a job down after reports.', facts, tells }),
  deleted: event('job.deleted', {
    summary: 'An employer deleted a job; its applications close.',
    facts,
    tells,
  }),
  reported: event('job.reported', { summary: 'A jobseeker reported a job.', facts }),
};

export const jobErrors = defineErrors({
  job_not_found: [404, 'Resource is not available'],
  job_gone: [410, 'This job is no longer open.'],
  job_moved_on: [409, 'This job has changed. Check it and try again.'],
  job_incomplete: [409, 'Add the description, wage and PIN code before you publish.'],
  job_waits: [409, 'We’re already checking this job. You’ll hear from us soon.'],
  job_not_held: [409, 'This job isn’t waiting for a check.'],
  job_words_held: [409, 'These words or this wage aren’t allowed in a published job. Change them.'],
  job_time_wrong: [400, 'Choose a time from now to 60 days ahead.'],
  job_time_over: [409, 'The days of this job have ended. Renew it.'],
  job_renew_early: [409, 'You can renew this job in its last 7 days.'],
  job_renewed_twice: [409, 'You’ve renewed this job twice. Post a new one.'],
  job_place_unknown: [400, 'We don’t know this PIN code. Check it.'],
  job_trade_unknown: [400, 'Choose a job title from the list.'],
  job_skill_unknown: [400, 'Choose skills from the list.'],
  job_member_unknown: [400, 'Choose people of your team who may see hiring.'],
  job_limit: [409, 'You have {{limit}} open jobs. Close one first.'],
  job_no_reports: [409, 'This job has no open reports.'],
});

export const jobActs = actsOf('job', jobLifecycle, ['report', 'dismissReports']);
