import type { TalkReference, TalkReferences } from '../../../platform/talk/talk-reference.ts';
import type { Reader } from '../../../platform/db/database.ts';
import type { Language } from '../../../platform/spoken.rules.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import { contactStates } from '../booking.policy.ts';
import { titleOf } from '../booking.presenter.ts';
import { translateTitles } from '../translate-lines.ts';
import {
  type TalkedBooking,
  listAssigned,
  listByNumber,
  listTalked,
  listTitles,
} from './booking-talk.store.ts';
import { quickRepliesAt } from './quick-replies.ts';

function referenceOf(row: TalkedBooking): TalkReference {
  const { customer, partner } = quickRepliesAt(row.status);
  return {
    referenceId: row.bookingId,
    referenceNo: row.bookingNumber,
    sides: {
      a: { userId: row.buyerId, organisationId: null },
      b: row.organisationId ? { userId: null, organisationId: row.organisationId } : null,
    },
    assignedStaffIds: row.staffId ? [row.staffId] : [],
    contactsVisible: contactStates.includes(row.status),
    endedAt: row.endedAt,
    quickReplies: { a: customer, b: partner },
  };
}

/** What bookings are called in a list: their first line, and how many more there are. */
export async function readTitles(
  deps: BookingDependencies,
  reader: Reader,
  bookingIds: readonly string[],
  lang: Language,
): Promise<ReadonlyMap<string, string>> {
  const rows = await listTitles(reader, bookingIds);
  const lines = rows.map(({ serviceId, firstLine }) => ({ serviceId, name: firstLine }));
  const names = await translateTitles(deps, reader, lines, lang);
  return new Map(
    rows.map((row) => [
      row.bookingId,
      titleOf(names.get(row.serviceId ?? '') ?? row.firstLine, row.moreLines),
    ]),
  );
}

/** A booking as what its customer and its partner talk about. */
export const bookingTalk = (
  deps: BookingDependencies,
  addressFor: (viewer: Viewer, bookingId: string) => string | null,
): TalkReferences => ({
  sessionType: 'booking',
  look: async (reader, bookingIds) =>
    new Map((await listTalked(reader, bookingIds)).map((row) => [row.bookingId, referenceOf(row)])),
  find: listByNumber,
  titles: (reader, bookingIds, lang) => readTitles(deps, reader, bookingIds, lang),
  assignedTo: listAssigned,
  addressFor: (viewer, { referenceId }) => addressFor(viewer, referenceId),
});
