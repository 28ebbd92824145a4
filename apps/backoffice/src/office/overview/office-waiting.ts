import type { OfficeWaitingKind } from '@nukkad/contract/kernel/waiting';
import IconLate from '@tabler/icons-react/dist/esm/icons/IconAlarm.mjs';
import IconFailed from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCashRefund from '@tabler/icons-react/dist/esm/icons/IconCash.mjs';
import IconJob from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs';
import IconReview from '@tabler/icons-react/dist/esm/icons/IconClipboardCheck.mjs';
import IconSoon from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconPayout from '@tabler/icons-react/dist/esm/icons/IconCashBanknoteOff.mjs';
import IconStuck from '@tabler/icons-react/dist/esm/icons/IconCreditCardOff.mjs';
import IconVisit from '@tabler/icons-react/dist/esm/icons/IconCalendarX.mjs';
import IconClaim from '@tabler/icons-react/dist/esm/icons/IconFlare.mjs';
import IconTalk from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs';
import IconRefund from '@tabler/icons-react/dist/esm/icons/IconReceiptRefund.mjs';
import IconDispute from '@tabler/icons-react/dist/esm/icons/IconScale.mjs';
import IconShield from '@tabler/icons-react/dist/esm/icons/IconShieldHalf.mjs';
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import IconNoPartner from '@tabler/icons-react/dist/esm/icons/IconUserQuestion.mjs';
import { plural } from '../../platform/words.ts';

interface OfficeWaitingLook {
  readonly Icon: typeof IconLate;
  /** The list that counts it. */
  readonly to: string;
  /** A person waits beyond what was promised, or money stands still. */
  readonly isUrgent?: true;
  readonly words: (count: number) => string;
}

export const officeWaiting: Readonly<Record<OfficeWaitingKind, OfficeWaitingLook>> = {
  incident_late: {
    Icon: IconLate,
    to: '/support?sla=late',
    isUrgent: true,
    words: (count) =>
      plural('overview.incidentLate', count, {
        one: '{{count}} support request overdue',
        other: '{{count}} support requests overdue',
      }),
  },
  incident_soon: {
    Icon: IconSoon,
    to: '/support?sla=soon',
    words: (count) =>
      plural('overview.incidentSoon', count, {
        one: '{{count}} support request due soon',
        other: '{{count}} support requests due soon',
      }),
  },
  talk_waiting: {
    Icon: IconTalk,
    to: '/desk',
    isUrgent: true,
    words: (count) =>
      plural('overview.talkWaiting', count, {
        one: '{{count}} person in the support queue',
        other: '{{count}} people in the support queue',
      }),
  },
  booking_without_partner: {
    Icon: IconNoPartner,
    to: '/bookings?problem=needs_partner',
    isUrgent: true,
    words: (count) =>
      plural('overview.noPartner', count, {
        one: '{{count}} booking without a partner',
        other: '{{count}} bookings without a partner',
      }),
  },
  booking_late: {
    Icon: IconVisit,
    to: '/bookings?problem=late_to_start',
    isUrgent: true,
    words: (count) =>
      plural('overview.bookingLate', count, {
        one: '{{count}} visit late to start',
        other: '{{count}} visits late to start',
      }),
  },
  payout_failed: {
    Icon: IconPayout,
    to: '/payouts?status=FAILED',
    isUrgent: true,
    words: (count) =>
      plural('overview.payoutFailed', count, {
        one: '{{count}} failed payout',
        other: '{{count}} failed payouts',
      }),
  },
  refund_failed: {
    Icon: IconFailed,
    to: '/payments?trouble=refund_failed',
    isUrgent: true,
    words: (count) =>
      plural('overview.refundFailed', count, {
        one: '{{count}} failed refund',
        other: '{{count}} failed refunds',
      }),
  },
  refund_waiting: {
    Icon: IconRefund,
    to: '/payments?trouble=refund_waiting',
    words: (count) =>
      plural('overview.refundWaiting', count, {
        one: '{{count}} refund on its way',
        other: '{{count}} refunds on their way',
      }),
  },
  payment_stuck: {
    Icon: IconStuck,
    to: '/payments?trouble=stuck',
    isUrgent: true,
    words: (count) =>
      plural('overview.paymentStuck', count, {
        one: '{{count}} payment stuck',
        other: '{{count}} payments stuck',
      }),
  },
  partner_review: {
    Icon: IconReview,
    to: '/review',
    words: (count) =>
      plural('overview.partnerReview', count, {
        one: '{{count}} partner to review',
        other: '{{count}} partners to review',
      }),
  },
  dispute: {
    Icon: IconDispute,
    to: '/disputes',
    words: (count) =>
      plural('overview.dispute', count, { one: '{{count}} open dispute', other: '{{count}} open disputes' }),
  },
  cash_refund: {
    Icon: IconCashRefund,
    to: '/cash-refunds?status=Needs+Approval',
    words: (count) =>
      plural('overview.cashRefund', count, {
        one: '{{count}} cash refund to approve',
        other: '{{count}} cash refunds to approve',
      }),
  },
  lead_claim: {
    Icon: IconClaim,
    to: '/lead-claims?status=Waiting',
    words: (count) =>
      plural('overview.leadClaim', count, {
        one: '{{count}} lead claim',
        other: '{{count}} lead claims',
      }),
  },
  milestone_dispute: {
    Icon: IconDispute,
    to: '/milestone-disputes',
    words: (count) =>
      plural('overview.milestoneDispute', count, {
        one: '{{count}} milestone dispute',
        other: '{{count}} milestone disputes',
      }),
  },
  review_reported: {
    Icon: IconStar,
    to: '/reviews',
    words: (count) =>
      plural('overview.reviewReported', count, {
        one: '{{count}} reported review',
        other: '{{count}} reported reviews',
      }),
  },
  network_reported: {
    Icon: IconShield,
    to: '/moderation',
    words: (count) =>
      plural('overview.networkReported', count, {
        one: '{{count}} case to moderate',
        other: '{{count}} cases to moderate',
      }),
  },
  job_held: {
    Icon: IconJob,
    to: '/jobs?queue=held',
    words: (count) =>
      plural('overview.jobHeld', count, {
        one: '{{count}} job on hold',
        other: '{{count}} jobs on hold',
      }),
  },
  job_reported: {
    Icon: IconJob,
    to: '/jobs?queue=reported',
    words: (count) =>
      plural('overview.jobReported', count, {
        one: '{{count}} reported job',
        other: '{{count}} reported jobs',
      }),
  },
};
