import { seenOfStopAnswer } from '@nukkad/contract/market/stop/stop.api';
import type { BookingStop } from '@nukkad/contract/market/stop/stop.model';
import { useState } from 'react';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.ts';
import { useUrlDialog } from '../../ui/url-dialog.ts';
import { withShownSince } from '../../ui/use-reconfirmation.ts';
import type { Stopping } from './stop-dialog.tsx';
import { billLines } from './stop-words.ts';
import { useAnswerStop } from './stop.queries.ts';

type Answer = 'agree' | 'contest' | 'withdraw';

function wordsOf(t: Translate, answer: Answer) {
  const words = {
    agree: {
      title: t('stop.agree.title', 'Agree and end this visit?'),
      confirm: t('stop.agree', 'Agree and end visit'),
      done: t('stop.ended', 'Visit ended'),
    },
    contest: {
      title: t('stop.contest.title', 'Don’t agree to this bill?'),
      confirm: t('stop.contest.confirm', 'Open a dispute'),
      done: t('stop.contest.done', 'Our support hears both sides'),
    },
    withdraw: {
      title: t('stop.withdraw.title', 'Continue this visit?'),
      confirm: t('stop.withdraw', 'Withdraw request'),
      done: t('stop.withdraw.done', 'Request withdrawn'),
    },
  };
  return words[answer];
}

function Question({
  booking,
  side,
  changes,
  stop,
  answer,
  onClose,
}: Stopping & { stop: BookingStop; answer: Answer; onClose: () => void }) {
  const voice = useTranslation();
  const { t } = voice;
  const [words, setWords] = useState('');
  const send = useAnswerStop(changes);
  const said = wordsOf(t, answer);
  const follows = {
    agree: billLines(voice, side, stop.sums),
    contest: [t('stop.contest.follows', 'The visit ends, and our support decides what is billed.')],
    withdraw: [t('stop.withdraw.follows', 'The visit continues as booked.')],
  };
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={said.title}
      consequences={follows[answer]}
      confirm={said.confirm}
      disabled={answer === 'contest' && words.trim() === ''}
      onConfirm={async (reviewed) => {
        const { bookingId } = booking;
        const seen = withShownSince(seenOfStopAnswer(stop.sums), reviewed);
        await send.mutateAsync({ bookingId, stopId: stop.stopId, answer, words: words.trim(), seen });
        toast.success(said.done);
      }}
    >
      {answer === 'contest' && (
        <TextArea
          label={t('stop.contest.words', 'What is not right?')}
          value={words}
          maxLength={600}
          onChange={(event) => setWords(event.target.value)}
        />
      )}
    </ConfirmDialog>
  );
}

/** The question behind `?dialog=agreeStop|contestStop|withdrawStop`. */
export function AnswerStopDialog(stopping: Stopping) {
  const agree = useUrlDialog('agreeStop');
  const contest = useUrlDialog('contestStop');
  const withdraw = useUrlDialog('withdrawStop');
  const { stop, can } = stopping.about;
  if (!stop) return null;
  const asking = { ...stopping, stop };
  if (agree.opened && can.answer) return <Question {...asking} answer="agree" onClose={agree.close} />;
  if (contest.opened && can.answer) return <Question {...asking} answer="contest" onClose={contest.close} />;
  if (withdraw.opened && can.withdraw)
    return <Question {...asking} answer="withdraw" onClose={withdraw.close} />;
  return null;
}
