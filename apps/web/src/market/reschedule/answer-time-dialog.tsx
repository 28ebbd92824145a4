import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import { seenOfNewTime } from '@nukkad/contract/market/reschedule/reschedule.api';
import type { TimeProposal } from '@nukkad/contract/market/reschedule/reschedule.model';
import type { Proposer } from '@nukkad/contract/market/reschedule/time-proposal.noun';
import type { Voice } from '../../nouns/booking/booking.screen-row.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { formatInstant } from '../../ui/time/date-time.tsx';
import type { OpenDialog } from '../../ui/dialog/form-dialog.tsx';
import { Question } from '../../ui/dialog/question.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { type BookingChanges, useAnswerNewTime } from './reschedule.queries.ts';
import { chargeLine } from './time-proposal.tsx';

type Answer = 'agree' | 'decline' | 'withdraw';

interface Answering {
  readonly booking: BookingDetails;
  readonly side: Proposer;
  readonly changes: BookingChanges;
}

function wordsOf({ t, locale }: Voice, booking: BookingDetails, proposal: TimeProposal, answer: Answer) {
  const when = formatInstant(proposal.startsAt, 'short', locale);
  const before = formatInstant(booking.startsAt, 'short', locale);
  const stays = t('proposal.visitStays', 'The visit stays on {{when}}.', { when: before });
  const words = {
    agree: {
      title: t('proposal.agree.title', 'Move the visit to {{when}}?', { when }),
      confirm: t('proposal.agree.confirm', 'Agree to {{when}}', { when }),
      done: t('proposal.agree.done', 'The visit is now on {{when}}', { when }),
      lines: [t('proposal.agree.told', 'We’ll notify the other side right away.')],
    },
    decline: {
      title: t('proposal.keep.title', 'Keep the booked time?'),
      confirm: t('proposal.keep.confirm', 'Keep {{when}}', { when: before }),
      done: t('proposal.keep.done', 'The booked time doesn’t change'),
      lines: [stays, t('proposal.agree.told', 'We’ll notify the other side right away.')],
    },
    withdraw: {
      title: t('proposal.withdraw.title', 'Withdraw your request?'),
      confirm: t('proposal.withdraw', 'Withdraw request'),
      done: t('proposal.withdraw.done', 'Request withdrawn'),
      lines: [stays],
    },
  };
  return words[answer];
}

function Asking({
  booking,
  side,
  changes,
  answer,
  dialog,
}: Answering & { answer: Answer; dialog: OpenDialog }) {
  const voice = useTranslation();
  const send = useAnswerNewTime(changes);
  const { proposal } = booking;
  if (!proposal) return null;
  const words = wordsOf(voice, booking, proposal, answer);
  const charge = answer === 'agree' ? chargeLine(voice, side, proposal.fee) : null;
  const { bookingId } = booking;
  return (
    <Question
      dialog={dialog}
      title={words.title}
      consequences={charge ? [charge, ...words.lines] : words.lines}
      confirm={words.confirm}
      send={send}
      request={(seen) => ({
        bookingId,
        proposalId: proposal.proposalId,
        answer,
        seen: seen(seenOfNewTime(booking, proposal)),
      })}
      said={words.done}
    />
  );
}

/** The question behind `?dialog=agreeTime|keepTime|withdrawTime`, with what each answer means. */
export function AnswerTimeDialog(answering: Answering) {
  const agree = useUrlDialog('agreeTime');
  const keep = useUrlDialog('keepTime');
  const withdraw = useUrlDialog('withdrawTime');
  const { can } = answering.booking.proposal ?? { can: { answer: false, withdraw: false } };
  if (agree.opened && can.answer) return <Asking {...answering} answer="agree" dialog={agree} />;
  if (keep.opened && can.answer) return <Asking {...answering} answer="decline" dialog={keep} />;
  if (withdraw.opened && can.withdraw) return <Asking {...answering} answer="withdraw" dialog={withdraw} />;
  return null;
}
