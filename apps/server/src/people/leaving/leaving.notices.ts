import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { leavingEvents } from '@nukkad/contract/people/leaving/leaving.noun';
import type { Reader } from '../../platform/db/database.ts';
import { type Notice, notice, person, text } from '../../platform/notice/notice.ts';
import type { LeavingDependencies } from './leaving.interface.ts';
import { type LeavingRow, findLeaving } from './leaving.store.ts';

interface Facts {
  readonly leavingId: string;
  readonly organisationId: string;
  readonly staffId: string;
  readonly userId: string;
}
interface Heard {
  readonly facts: Facts;
}

function reads({ partner, employee }: LeavingDependencies) {
  const see = async ({ facts }: Heard, reader: Reader) => {
    const { organisationId, staffId } = facts;
    const [row, people] = await Promise.all([
      findLeaving(reader, facts),
      employee.getEmployees(reader, organisationId, [staffId]),
    ]);
    return row && { ...row, name: people.get(staffId)?.fullName ?? '' };
  };
  return {
    owner: async ({ facts: { organisationId } }: Heard, reader: Reader) =>
      person((await partner.getOrganisations(reader, [organisationId])).get(organisationId)?.ownerUserId),
    see,
    /** Null: it has moved on, and is no news any more. */
    seeIn: (states: readonly LeavingRow['status'][]) => async (heard: Heard, reader: Reader) => {
      const row = await see(heard, reader);
      return row && states.includes(row.status) ? row : null;
    },
  };
}

const ofOffice = {
  tag: 'team',
  opens: ({ staffId }: Facts) => screenAddress.employeeLeaving(staffId),
} as const;
const ofSelf = { tag: 'team', opens: () => screenAddress.ownLeaving } as const;

/** Days as people write them: 05/12/2026. */
const dayOf = (day: string) => day.split('-').toReversed().join('/');

function ownerNotices(deps: LeavingDependencies): readonly Notice[] {
  const { owner, seeIn } = reads(deps);
  return [
    notice('leaving.tell_asked', leavingEvents.asked, {
      ...ofOffice,
      to: owner,
      look: seeIn(['asked']),
      words: ({ name, lastDayOn }) =>
        text({
          en: `${name} resigned. Last day asked for: ${dayOf(lastDayOn)}`,
          hi: `${name} ने इस्तीफ़ा दिया है। माँगा गया आख़िरी दिन: ${dayOf(lastDayOn)}`,
        }),
    }),
    notice('leaving.tell_withdrawn', leavingEvents.withdrawn, {
      ...ofOffice,
      to: owner,
      look: seeIn(['withdrawn']),
      words: ({ name }) =>
        text({ en: `${name} took the resignation back`, hi: `${name} ने इस्तीफ़ा वापस ले लिया है` }),
    }),
    notice('leaving.tell_stuck', leavingEvents.stuck, {
      ...ofOffice,
      to: owner,
      look: seeIn(['serving', 'cleared']),
      words: ({ name }) =>
        text({
          en: `${name}’s last day has passed, but bookings are still open. Give them to someone else`,
          hi: `${name} का आख़िरी दिन बीत गया, पर बुकिंग अभी खुली हैं। उन्हें किसी और को दें`,
        }),
    }),
  ];
}

/** Who hears of a leaving: the owner, the person, and who takes over. */
export function leavingNotices(deps: LeavingDependencies): readonly Notice[] {
  const { see, seeIn } = reads(deps);
  return [
    ...ownerNotices(deps),
    notice('leaving.tell_settled', leavingEvents.settled, {
      ...ofSelf,
      to: async ({ facts }) => person(facts.userId),
      look: seeIn(['serving', 'cleared']),
      words: ({ lastDayOn }) =>
        text({
          en: `your last day at work is ${dayOf(lastDayOn)}`,
          hi: `काम पर आपका आख़िरी दिन ${dayOf(lastDayOn)} है`,
        }),
    }),
    notice('leaving.tell_cancelled', leavingEvents.cancelled, {
      ...ofSelf,
      to: async ({ facts }) => person(facts.userId),
      look: seeIn(['cancelled']),
      words: () =>
        text({ en: 'your last day was cancelled; you stay', hi: 'आपका आख़िरी दिन रद्द हुआ; आप काम पर बने रहेंगे' }),
    }),
    notice('leaving.tell_taker', leavingEvents.handedOver, {
      tag: 'team',
      opens: () => screenAddress.tasks,
      to: async ({ facts }) => person(facts.toUserId),
      look: see,
      words: ({ name }) =>
        text({ en: `you took over the work of ${name}`, hi: `${name} का काम अब आपके पास है` }),
    }),
  ];
}
