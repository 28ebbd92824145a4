import { seenOfStopAnswer } from '@nukkad/contract/market/stop/stop.api';
import type { BookingStop } from '@nukkad/contract/market/stop/stop.model';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import type { OpenDialog } from '../../ui/dialog/form-dialog.tsx';
import { FilledQuestion } from '../../ui/dialog/question.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
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

function Asking({
  booking,
  side,
  changes,
  stop,
  answer,
  dialog,
}: Stopping & { stop: BookingStop; answer: Answer; dialog: OpenDialog }) {
  const voice = useTranslation();
  const { t } = voice;
  const send = useAnswerStop(changes);
  const said = wordsOf(t, answer);
  const follows = {
    agree: billLines(voice, side, stop.sums),
    contest: [t('stop.contest.follows', 'The visit ends, and our support decides what is billed.')],
    withdraw: [t('stop.withdraw.follows', 'The visit continues as booked.')],
  };
  const { bookingId } = booking;
  return (
    <FilledQuestion
      dialog={dialog}
      title={said.title}
      consequences={follows[answer]}
      confirm={said.confirm}
      send={send}
      initial={{ words: '' }}
      request={({ words }, seen) =>
        answer === 'contest' && words.trim() === ''
          ? null
          : {
              bookingId,
              stopId: stop.stopId,
              answer,
              words: words.trim(),
              seen: seen(seenOfStopAnswer(stop.sums)),
            }
      }
      said={said.done}
    >
      {({ typed: { words }, change }) => (
        <>
          {answer === 'contest' && (
            <TextArea
              label={t('stop.contest.words', 'What is not right?')}
              value={words}
              maxLength={600}
              onChange={(event) => change({ words: event.target.value })}
            />
          )}
        </>
      )}
    </FilledQuestion>
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
  if (agree.opened && can.answer) return <Asking {...asking} answer="agree" dialog={agree} />;
  if (contest.opened && can.answer) return <Asking {...asking} answer="contest" dialog={contest} />;
  if (withdraw.opened && can.withdraw) return <Asking {...asking} answer="withdraw" dialog={withdraw} />;
  return null;
}
