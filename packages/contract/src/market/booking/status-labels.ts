/** How a status is called, by who looks: the one table (specification section 4). */
import type { RequestStatus } from './booking.model.ts';

/** Words of section 4 that are labels and not among the request statuses. */
export const otherStatuses = [
  'Requested for More Info',
  'Sent for Details',
  'Project Created',
  'Project Submitted For Review',
  'Activation Accepted By You',
] as const;

export type LabelledStatus = RequestStatus | (typeof otherStatuses)[number];

/** Who began the request, or who it came to. */
export type SeenBy = 'raiser' | 'receiver';

/** Where the label is another word than the status; a role that is not named reads the status itself. */
export const statusLabels: Readonly<
  Partial<Record<LabelledStatus, Readonly<Partial<Record<SeenBy, LabelledStatus>>>>>
> = {
  'Request Sent': { receiver: 'New Request' },
  // A partner is asked; the customer reads that one has been found.
  'Partner Assigned': { receiver: 'New Request' },
  'Requested for More Info': { raiser: 'Sent for Details', receiver: 'Sent for Details' },
};

export function labelOf(status: LabelledStatus, seenBy: SeenBy): LabelledStatus {
  return statusLabels[status]?.[seenBy] ?? status;
}
