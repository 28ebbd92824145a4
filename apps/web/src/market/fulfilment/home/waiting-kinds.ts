import type { WorkWaitingKind } from '@nukkad/contract/kernel/waiting';
import type { Plural, Translate } from '@nukkad/contract/kernel/speech';
import IconLate from '@tabler/icons-react/dist/esm/icons/IconAlarm.mjs';
import IconDisputed from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconRequest from '@tabler/icons-react/dist/esm/icons/IconBellRinging.mjs';
import IconInterview from '@tabler/icons-react/dist/esm/icons/IconMessageCircleUser.mjs';
import IconApproval from '@tabler/icons-react/dist/esm/icons/IconChecklist.mjs';
import IconCredits from '@tabler/icons-react/dist/esm/icons/IconCoins.mjs';
import IconUnpaid from '@tabler/icons-react/dist/esm/icons/IconCash.mjs';
import IconDocument from '@tabler/icons-react/dist/esm/icons/IconFileAlert.mjs';
import IconQuote from '@tabler/icons-react/dist/esm/icons/IconFileTime.mjs';
import IconLead from '@tabler/icons-react/dist/esm/icons/IconFlare.mjs';
import IconEnquiry from '@tabler/icons-react/dist/esm/icons/IconMessageQuestion.mjs';
import IconJobQuestion from '@tabler/icons-react/dist/esm/icons/IconMessage2Question.mjs';
import IconOverdue from '@tabler/icons-react/dist/esm/icons/IconReceiptRefund.mjs';
import IconApplicant from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs';
import IconUnassigned from '@tabler/icons-react/dist/esm/icons/IconUserQuestion.mjs';
import { partnerBookingsPath } from '../paths.ts';

interface Speaks {
  readonly t: Translate;
  readonly plural: Plural;
}

interface WaitingLook {
  readonly Icon: typeof IconLate;
  readonly to: string;
  /** Costs a customer or money with each hour. */
  readonly isUrgent?: true;
  readonly words: (speech: Speaks, count: number) => string;
  /** What its moment means, as "First at Sat, 5 Dec, 4:00 PM"; left out: the moment is not shown. */
  readonly when?: (t: Translate, at: string) => string;
  /** The moment is a day; left out: a time of a day. */
  readonly isDay?: true;
}

const firstAt = (t: Translate, at: string) => t('shopHome.firstAt', 'First: {{at}}', { at });
const endsAt = (t: Translate, at: string) => t('shopHome.endsAt', 'First ends {{at}}', { at });
const sinceAt = (t: Translate, at: string) => t('shopHome.sinceAt', 'Since {{at}}', { at });

export const waitingLooks: Readonly<Record<WorkWaitingKind, WaitingLook>> = {
  booking_request: {
    Icon: IconRequest,
    to: partnerBookingsPath,
    isUrgent: true,
    words: ({ plural }, count) =>
      plural('shopHome.requests', count, { one: '{{count}} new request', other: '{{count}} new requests' }),
    when: endsAt,
  },
  booking_late: {
    Icon: IconLate,
    to: `${partnerBookingsPath}?tab=Assigned`,
    isUrgent: true,
    words: ({ plural }, count) =>
      plural('shopHome.late', count, { one: '{{count}} visit is late', other: '{{count}} visits are late' }),
    when: sinceAt,
  },
  booking_unassigned: {
    Icon: IconUnassigned,
    to: `${partnerBookingsPath}?tab=Assigned`,
    isUrgent: true,
    words: ({ plural }, count) =>
      plural('shopHome.unassigned', count, {
        one: '{{count}} job without a professional',
        other: '{{count}} jobs without a professional',
      }),
    when: firstAt,
  },
  booking_disputed: {
    Icon: IconDisputed,
    to: `${partnerBookingsPath}?tab=Completed`,
    isUrgent: true,
    words: ({ plural }, count) =>
      plural('shopHome.disputed', count, {
        one: '{{count}} disputed booking',
        other: '{{count}} disputed bookings',
      }),
  },
  booking_unpaid: {
    Icon: IconUnpaid,
    to: `${partnerBookingsPath}?tab=Completed&due=true`,
    words: ({ plural }, count) =>
      plural('shopHome.unpaid', count, {
        one: '{{count}} finished job not paid',
        other: '{{count}} finished jobs not paid',
      }),
    when: sinceAt,
  },
  document_lacking: {
    Icon: IconDocument,
    to: '/profile/documents',
    isUrgent: true,
    words: ({ plural }, count) =>
      plural('shopHome.documents', count, {
        one: '{{count}} document to renew',
        other: '{{count}} documents to renew',
      }),
    when: (t, at) => t('shopHome.pausesFrom', 'Work paused from {{at}}', { at }),
    isDay: true,
  },
  lead: {
    Icon: IconLead,
    to: '/consultant-service/leads',
    words: ({ plural }, count) =>
      plural('shopHome.leads', count, { one: '{{count}} new lead', other: '{{count}} new leads' }),
    when: endsAt,
  },
  enquiry: {
    Icon: IconEnquiry,
    to: '/consultant-service/enquiries',
    words: ({ plural }, count) =>
      plural('shopHome.enquiries', count, {
        one: '{{count}} enquiry to answer',
        other: '{{count}} enquiries to answer',
      }),
  },
  application: {
    Icon: IconApplicant,
    to: '/hire-talent/jobs',
    words: ({ plural }, count) =>
      plural('shopHome.applicants', count, {
        one: '{{count}} applicant to answer',
        other: '{{count}} applicants to answer',
      }),
    when: (t, at) => t('shopHome.answerBy', 'Answer by {{at}}', { at }),
  },
  interview: {
    Icon: IconInterview,
    to: '/hire-talent/interviews',
    words: ({ plural }, count) =>
      plural('shopHome.interviews', count, {
        one: '{{count}} interview to update',
        other: '{{count}} interviews to update',
      }),
  },
  candidate_question: {
    Icon: IconJobQuestion,
    to: '/hire-talent/questions?status=Open',
    words: ({ plural }, count) =>
      plural('shopHome.jobQuestions', count, {
        one: '{{count}} question about your jobs',
        other: '{{count}} questions about your jobs',
      }),
    when: sinceAt,
  },
  approval: {
    Icon: IconApproval,
    to: '/approvals',
    words: ({ plural }, count) =>
      plural('shopHome.approvals', count, {
        one: '{{count}} request from your team',
        other: '{{count}} requests from your team',
      }),
  },
  bill_overdue: {
    Icon: IconOverdue,
    to: '/projects/payment-book',
    words: ({ plural }, count) =>
      plural('shopHome.overdue', count, { one: '{{count}} overdue bill', other: '{{count}} overdue bills' }),
    when: sinceAt,
    isDay: true,
  },
  quote_expiring: {
    Icon: IconQuote,
    to: '/consultant-service/leads?tab=unlocked',
    words: ({ plural }, count) =>
      plural('shopHome.quotes', count, {
        one: '{{count}} quote expires soon',
        other: '{{count}} quotes expire soon',
      }),
    when: endsAt,
  },
  credits_expiring: {
    Icon: IconCredits,
    to: '/consultant-service/leads/credits',
    words: ({ plural }, count) =>
      plural('shopHome.credits', count, {
        one: '{{count}} credit expires soon',
        other: '{{count}} credits expire soon',
      }),
    when: endsAt,
  },
};
