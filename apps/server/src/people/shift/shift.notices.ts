import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { shiftEvents } from '@nukkad/contract/people/shift/shift.noun';
import type { ShiftRequestStatus } from '@nukkad/contract/people/shift/shift-request.noun';
import type { Reader } from '../../platform/db/database.ts';
import { type Notice, notice, person, text } from '../../platform/notice/notice.ts';
import { dayIn } from '../../platform/spoken.rules.ts';
import { getShifts } from './roster/roster-shift.store.ts';
import type { ShiftDependencies } from './shift.interface.ts';
import { type RequestKey, type RequestSeen, findRequest } from './request/shift-request.store.ts';

/** Null: it has moved on, so this is no news any more. */
async function lookAt(
  reader: Reader,
  { organisationId, requestId }: RequestKey,
  isNews: (row: RequestSeen) => boolean,
) {
  const row = await findRequest(reader, organisationId, requestId);
  if (!row || !isNews(row)) return null;
  const shift = (await getShifts(reader, organisationId, [row.shiftId])).get(row.shiftId);
  return shift ? { name: row.askerName, day: shift.day, isSwap: row.otherShiftId !== null, row } : null;
}

const decided = {
  approved: { en: 'approved', hi: 'मंज़ूर हुआ' },
  rejected: { en: 'rejected', hi: 'अस्वीकार हुआ' },
  declined: { en: 'declined', hi: 'नहीं माना गया' },
  expired: { en: 'cancelled because it’s no longer possible', hi: 'अब मुमकिन नहीं है' },
} as const;
type Decided = keyof typeof decided;
const isDecided = (status: ShiftRequestStatus): status is Decided => status in decided;

type Employees = Pick<ShiftDependencies, 'employee'>;

const accountsOf = async (
  { employee }: Employees,
  reader: Reader,
  organisationId: string,
  employeeIds: readonly string[],
) =>
  [...(await employee.getEmployees(reader, organisationId, employeeIds)).values()].map(
    ({ userId }) => userId,
  );

const publishedNotice = (deps: Employees): Notice =>
  notice('roster.tell_published', shiftEvents.published, {
    tag: 'team',
    opens: () => screenAddress.ownShifts,
    to: async ({ facts: { organisationId, employeeIds } }, reader) =>
      (await accountsOf(deps, reader, organisationId, employeeIds)).map((userId) => ({ userId, as: userId })),
    look: async ({ facts: { from, to } }) => ({ from, to }),
    words: ({ from, to }) =>
      text({
        en: `your shifts from ${dayIn('en', from)} to ${dayIn('en', to)} have changed. See them in the app`,
        hi: `${dayIn('hi', from)} से ${dayIn('hi', to)} तक की आपकी शिफ़्ट बदली हैं। ऐप में देखें`,
      }),
  });

const officeNotice = ({ employee }: Employees): Notice =>
  notice('shift_request.tell_office', shiftEvents.requestAsked, {
    tag: 'team',
    opens: () => screenAddress.rosterRequests,
    to: async ({ facts: { organisationId, employeeIds } }, reader) =>
      person((await employee.reviewersOf(reader, organisationId, employeeIds[0] ?? ''))?.ownerUserId),
    look: ({ facts }, reader) => lookAt(reader, facts, ({ status }) => status === 'pending'),
    words: ({ name, day, isSwap }) =>
      isSwap
        ? text({
            en: `${name} wants to swap a shift on ${dayIn('en', day)}. Approve or reject it in the app`,
            hi: `${name} ${dayIn('hi', day)} की शिफ़्ट बदलना चाहते हैं। ऐप में मंज़ूर या अस्वीकार करें`,
          })
        : text({
            en: `${name} asks for the open shift on ${dayIn('en', day)}. Approve or reject it in the app`,
            hi: `${name} ${dayIn('hi', day)} की खाली शिफ़्ट चाहते हैं। ऐप में मंज़ूर या अस्वीकार करें`,
          }),
  });

const colleagueNotice = (deps: Employees): Notice =>
  notice('shift_request.tell_colleague', shiftEvents.requestProposed, {
    tag: 'team',
    opens: () => screenAddress.ownShifts,
    to: async ({ facts: { organisationId, employeeIds } }, reader) =>
      person((await accountsOf(deps, reader, organisationId, employeeIds.slice(1)))[0]),
    look: ({ facts }, reader) => lookAt(reader, facts, ({ status }) => status === 'proposed'),
    words: ({ name, day }) =>
      text({
        en: `${name} asks you to swap shifts: theirs is on ${dayIn('en', day)}. Answer in the app`,
        hi: `${name} आपसे शिफ़्ट बदलना चाहते हैं: उनकी ${dayIn('hi', day)} को है। ऐप में जवाब दें`,
      }),
  });

const decidedNotice = (): Notice =>
  notice('shift_request.tell_decided', shiftEvents.requestDecided, {
    tag: 'team',
    opens: () => screenAddress.ownShifts,
    to: async ({ facts }, reader) => {
      const row = await findRequest(reader, facts.organisationId, facts.requestId);
      if (!row) return [];
      // Who declined knows it.
      const both = [row.askerUserId, row.status === 'declined' ? null : row.colleagueUserId];
      return both.flatMap((userId) => (userId ? [{ userId, as: userId }] : []));
    },
    look: async ({ facts }, reader) => {
      const found = await lookAt(reader, facts, ({ status }) => isDecided(status));
      const status = found?.row.status;
      return found && status && isDecided(status) ? { day: found.day, isSwap: found.isSwap, status } : null;
    },
    words: ({ day, isSwap, status }) => {
      const said = decided[status];
      const what = isSwap
        ? { en: 'swap', hi: 'शिफ़्ट बदलना' }
        : { en: 'request for the shift', hi: 'शिफ़्ट का अनुरोध' };
      return text({
        en: `your ${what.en} on ${dayIn('en', day)} was ${said.en}. See it in the app`,
        hi: `${dayIn('hi', day)} का आपका ${what.hi} ${said.hi}। ऐप में देखें`,
      });
    },
  });

/** Whose shifts changed, who decides on a request, and who learns of it. */
export const shiftNotices = (deps: ShiftDependencies): readonly Notice[] => [
  publishedNotice(deps),
  officeNotice(deps),
  colleagueNotice(deps),
  decidedNotice(),
];
