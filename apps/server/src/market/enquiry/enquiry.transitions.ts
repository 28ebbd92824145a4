/** How an enquiry moves: its table is `enquiry.noun.ts`, the order of a move `platform/lifecycle/transitions.ts`. */
import {
  enquiryErrors,
  enquiryEvents,
  enquiryLifecycle,
  type EnquirySide,
} from '@nukkad/contract/market/enquiry/enquiry.noun';
import { logOf } from '../../platform/lifecycle/log-of.ts';
import { tellsOf } from '../../platform/lifecycle/tells-of.ts';
import type { Moved } from '../../platform/lifecycle/transition-spec.ts';
import { transitions } from '../../platform/lifecycle/transitions.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { enquiryCapacities } from './enquiry.policy.ts';
import { isFirstWord } from './enquiry.rules.ts';
import { type EnquiryRow, lockEnquiry, saveEnquiry } from './enquiry.store.ts';

interface MoveDetail {
  /** Words that come with it. */
  readonly said?: { readonly by: EnquirySide; readonly message: string };
}

type EnquiryMoved = Moved<typeof enquiryLifecycle, EnquiryRow, Viewer, MoveDetail>;

/** Who writes has read what was there. */
const withWords = (row: EnquiryRow, { by, message }: NonNullable<MoveDetail['said']>, now: Date) => ({
  ...row,
  messages: row.messages + 1,
  lastMessage: message,
  lastBy: by,
  lastAt: now,
  ...(by === 'customer'
    ? { customerReadAt: now }
    : { partnerReadAt: now, answeredAt: row.answeredAt ?? now }),
});

export const enquiryTransitions = transitions({
  table: enquiryLifecycle,
  notFound: enquiryErrors.enquiry_not_found,
  movedOn: enquiryErrors.enquiry_moved_on,
  lock: lockEnquiry,
  sees: (viewer: Viewer, row) => enquiryCapacities(viewer, row).length > 0,
  capacities: enquiryCapacities,
  next: (row: EnquiryRow, status, { now, said }: MoveDetail & { readonly now: Date }) => ({
    ...(said ? withWords(row, said, now) : row),
    status,
    updatedAt: now,
    version: row.version + 1,
  }),
  save: saveEnquiry,
  logged: logOf(enquiryLifecycle, 'enquiry', 'enquiryId'),
  tells: tellsOf(enquiryLifecycle, enquiryEvents, ({ verb, before }: EnquiryMoved) => ({
    first: isFirstWord(before, verb === 'ask' ? 'customer' : 'partner'),
  })),
});
