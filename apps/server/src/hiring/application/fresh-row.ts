import { newId } from '../../platform/id.ts';
import { newSpokenNumber } from '../../platform/spoken-number.ts';
import type { HeldJob } from './hold-job.ts';

/** A row of which neither applying nor inviting has said anything yet. */
export const freshRow = ({ jobId, organisationId }: HeldJob, userId: string, now: Date) => ({
  applicationId: newId(),
  applicationNumber: newSpokenNumber('A'),
  jobId,
  organisationId,
  userId,
  step: 'Applied' as const,
  isKnockedOut: false,
  answerPoints: 0,
  source: null,
  invitedAt: null,
  invitedBy: null,
  invitationWords: null,
  appliedAt: null,
  answerBy: null,
  shortlistedAt: null,
  offeredFrom: null,
  rejectedFrom: null,
  rejectedAt: null,
  rejectReason: null,
  rejectWords: null,
  tellAt: null,
  toldAt: null,
  declinedAt: null,
  endedAt: null,
  remindedAt: null,
  listedAt: now,
  createdAt: now,
  updatedAt: now,
  version: 1,
});
