/** Whom each move of a request tells: its owner, or who reviews it now. */
import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { approvalEvents, type approvalMoves } from '@nukkad/contract/people/approval/approval.events';
import type { ApprovalKindName } from '@nukkad/contract/people/approval/approval.model';
import { istDay } from '@nukkad/contract/kernel/time';
import type { Reader } from '../../platform/db/database.ts';
import { type Notice, type Recipient, notice, person, text } from '../../platform/notice/notice.ts';
import type { Said } from '../../platform/spoken.rules.ts';
import { listDelegates } from './delegate.store.ts';
import type { ApprovalDependencies } from './approval.interface.ts';
import { keyOf } from './approval.policy.ts';
import type { RequestRow } from './approval.row.ts';
import { findRequest, listSteps } from './approval.store.ts';

interface Told {
  readonly facts: { readonly requestId: string; readonly kind: string; readonly version: number };
}

const kindWords: Readonly<Record<ApprovalKindName, Said>> = {
  leave: { en: 'leave', hi: 'छुट्टी' },
  expense: { en: 'expense', hi: 'ख़र्च' },
  travel: { en: 'trip', hi: 'यात्रा' },
  regularisation: { en: 'attendance correction', hi: 'हाज़िरी सुधार' },
  loan: { en: 'loan', hi: 'क़र्ज़' },
  compensatory_leave: { en: 'compensatory leave', hi: 'बदले की छुट्टी' },
};

/** Where an employee reads of an own request. */
const ownPages: Readonly<Record<ApprovalKindName, (requestId: string) => string>> = {
  leave: screenAddress.ownLeave,
  expense: screenAddress.expense,
  travel: screenAddress.trip,
  regularisation: () => screenAddress.ownAttendance,
  loan: screenAddress.loan,
  compensatory_leave: () => screenAddress.ownLeaves,
};

/** The business, or whom the present level names and their substitute of today. */
async function reviewersOf(
  { partner, platform }: ApprovalDependencies,
  reader: Reader,
  row: RequestRow,
): Promise<readonly Recipient[]> {
  const steps = await listSteps(reader, [row.requestId]);
  const step = steps.find(({ round, position }) => round === row.round && position === row.level);
  const named = row.status === 'pending' && row.reminded < 3 ? step?.staffId : null;
  if (named) {
    const day = istDay(platform.clock.now());
    const delegates = await listDelegates(reader, {
      organisationId: row.organisationId,
      staffId: named,
      day,
    });
    const able = await Promise.all(
      delegates.map(async (id) => {
        const { permissions } = await partner.staffRights(reader, id);
        return permissions.has(`${keyOf[row.kind]}.update`) ? [id] : [];
      }),
    );
    const staff = await partner.getStaff(reader, [named, ...able.flat()]);
    return [...staff.values()]
      .filter(({ userId }) => userId !== row.userId)
      .map(({ userId }) => ({ userId, as: userId }));
  }
  const organisations = await partner.getOrganisations(reader, [row.organisationId]);
  return person(organisations.get(row.organisationId)?.ownerUserId);
}

function reads(deps: ApprovalDependencies) {
  return {
    employee: async ({ facts }: Told, reader: Reader) =>
      person((await findRequest(reader, facts.requestId))?.userId),
    reviewers: async ({ facts }: Told, reader: Reader) => {
      const row = await findRequest(reader, facts.requestId);
      return row ? reviewersOf(deps, reader, row) : [];
    },
    /** As it is now; a message about a state that has passed is no news. */
    seen: async ({ facts }: Told, reader: Reader) => {
      const row = await findRequest(reader, facts.requestId);
      if (!row || row.version !== facts.version) return null;
      const staff = await deps.partner.getStaff(reader, [row.staffId]);
      const kind = kindWords[row.kind];
      const isPart = row.status === 'approved' && row.paidPaise > 0;
      const name = staff.get(row.staffId)?.fullName ?? '';
      return { kind, name, reason: row.reason ?? '', isPart, isPaid: row.paidPaise > 0 };
    },
  };
}

interface Seen {
  readonly kind: Said;
  readonly name: string;
  readonly reason: string;
  readonly isPart: boolean;
  readonly isPaid: boolean;
}

function paidWords({ kind, isPart, isPaid }: Seen): Said {
  if (!isPaid) return { en: `your ${kind.en} is completed.`, hi: `आपका ${kind.hi} पूरा हुआ।` };
  return isPart
    ? { en: `your ${kind.en} was paid in part.`, hi: `आपके ${kind.hi} का कुछ भुगतान हुआ।` }
    : { en: `your ${kind.en} was paid.`, hi: `आपके ${kind.hi} का भुगतान हुआ।` };
}

const toEmployee: readonly {
  readonly event: (typeof approvalMoves)[keyof typeof approvalMoves];
  readonly words: (seen: Seen) => Said;
}[] = [
  {
    event: approvalEvents.approved,
    words: ({ kind, reason }) =>
      reason
        ? {
            en: `your ${kind.en} request is approved for less: ${reason}`,
            hi: `आपका ${kind.hi} का अनुरोध कम राशि पर मंज़ूर हुआ: ${reason}`,
          }
        : {
            en: `your ${kind.en} request is approved.`,
            hi: `आपका ${kind.hi} का अनुरोध मंज़ूर हुआ।`,
          },
  },
  {
    event: approvalEvents.rejected,
    words: ({ kind, reason }) => ({
      en: `your ${kind.en} request was rejected: ${reason}`,
      hi: `आपका ${kind.hi} का अनुरोध नामंज़ूर हुआ: ${reason}`,
    }),
  },
  {
    event: approvalEvents.cancelled,
    words: ({ kind }) => ({
      en: `your ${kind.en} is cancelled, as you asked.`,
      hi: `आपके कहने पर ${kind.hi} रद्द हुई।`,
    }),
  },
  {
    event: approvalEvents.kept,
    words: ({ kind }) => ({
      en: `your ${kind.en} stays approved. It was not cancelled.`,
      hi: `आपकी ${kind.hi} मंज़ूर रहेगी। रद्द नहीं हुई।`,
    }),
  },
  {
    event: approvalEvents.restored,
    words: ({ kind }) => ({
      en: `your ${kind.en} remains approved without changes.`,
      hi: `आपकी ${kind.hi} वैसी ही रहेगी जैसी मंज़ूर हुई थी।`,
    }),
  },
  {
    event: approvalEvents.paid,
    words: paidWords,
  },
];

const toReviewers: typeof toEmployee = [
  {
    event: approvalEvents.asked,
    words: ({ kind, name }) => ({
      en: `${name} asks for your review: ${kind.en}.`,
      hi: `${name} ने ${kind.hi} की मंज़ूरी माँगी है।`,
    }),
  },
  {
    event: approvalEvents.passed,
    words: ({ kind, name }) => ({
      en: `the ${kind.en} of ${name} is now yours to review.`,
      hi: `${name} की ${kind.hi} की मंज़ूरी अब आपको देनी है।`,
    }),
  },
  {
    event: approvalEvents.changed,
    words: ({ kind, name }) => ({
      en: `${name} asks to change an approved ${kind.en}.`,
      hi: `${name} मंज़ूर ${kind.hi} में बदलाव चाहते हैं।`,
    }),
  },
  {
    event: approvalEvents.cancelAsked,
    words: ({ kind, name }) => ({
      en: `${name} asks to cancel an approved ${kind.en}.`,
      hi: `${name} मंज़ूर ${kind.hi} रद्द करना चाहते हैं।`,
    }),
  },
  {
    event: approvalEvents.withdrawn,
    words: ({ kind, name }) => ({
      en: `${name} withdrew a ${kind.en} request.`,
      hi: `${name} ने ${kind.hi} का अनुरोध वापस लिया।`,
    }),
  },
  {
    event: approvalEvents.takenOver,
    words: ({ kind, name }) => ({
      en: `the owner of the business took over the ${kind.en} request of ${name}.`,
      hi: `${name} का ${kind.hi} का अनुरोध अब व्यवसाय के मालिक देखेंगे।`,
    }),
  },
  {
    event: approvalEvents.reminded,
    words: ({ kind, name }) => ({
      en: `the ${kind.en} request of ${name} still needs your review.`,
      hi: `${name} का ${kind.hi} का अनुरोध अब भी आपकी मंज़ूरी का इंतज़ार कर रहा है।`,
    }),
  },
  {
    event: approvalEvents.escalated,
    words: ({ kind, name }) => ({
      en: `the ${kind.en} request of ${name} has waited 7 days and is now with you.`,
      hi: `${name} का ${kind.hi} का अनुरोध 7 दिन से रुका है और अब आपके पास है।`,
    }),
  },
];

export function approvalNotices(deps: ApprovalDependencies): readonly Notice[] {
  const { employee, reviewers, seen } = reads(deps);
  return [
    ...toEmployee.map(({ event, words }) =>
      notice('approval.tell_employee', event, {
        tag: 'team',
        opens: ({ kind, requestId }) => ownPages[kind](requestId),
        to: employee,
        look: seen,
        words: (found) => text(words(found)),
      }),
    ),
    ...toReviewers.map(({ event, words }) =>
      notice('approval.tell_reviewers', event, {
        tag: 'team',
        opens: ({ requestId }) => screenAddress.approval(requestId),
        to: reviewers,
        look: seen,
        words: (found) => text(words(found)),
      }),
    ),
  ];
}
