import { moveInterview, rescheduleInterview } from '@nukkad/contract/hiring/interview/interview.api';
import type { InterviewCard } from '@nukkad/contract/hiring/interview/interview.model';
import { useSearchParams } from 'react-router';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { FilledQuestion, Question } from '../../ui/dialog/question.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { TextArea } from '../../ui/field/text-area.tsx';

interface Of {
  readonly interview: InterviewCard;
}
const nothing = { words: '' };
const wordsOf = (typed: string) => {
  const words = typed.trim();
  return words === '' ? {} : { words };
};

function OtherTimes({ interview: { interviewId, version, companyName: name, status, can } }: Of) {
  const { t } = useTranslation();
  const dialog = useUrlDialog('other-times', ['interview']);
  const ask = useSend(rescheduleInterview);
  return (
    <FilledQuestion
      dialog={dialog}
      when={can.reschedule}
      title={t('ownInterview.reschedule.title', 'Ask for other times?')}
      consequences={[
        status === 'Accepted'
          ? t('ownInterview.reschedule.frees', 'Your confirmed time becomes free.')
          : t('ownInterview.reschedule.none', 'The offered times no longer apply.'),
        t('ownInterview.reschedule.follows', '{{name}} offers new times, or cancels.', { name }),
      ]}
      confirm={t('ownInterview.reschedule', 'Ask for other times')}
      send={ask}
      initial={nothing}
      request={({ words }) => (words.trim() === '' ? null : { interviewId, version, words: words.trim() })}
      said={t('ownInterview.reschedule.done', 'Asked for other times.')}
    >
      {({ typed, change }) => (
        <TextArea
          label={t('ownInterview.reschedule.words', 'When can you come?')}
          name="words"
          maxLength={500}
          value={typed.words}
          onChange={({ target }) => change({ words: target.value })}
        />
      )}
    </FilledQuestion>
  );
}

function Decline({ interview: { interviewId, version, companyName: name, can } }: Of) {
  const { t } = useTranslation();
  const dialog = useUrlDialog('decline-interview', ['interview']);
  const move = useSend(moveInterview);
  return (
    <FilledQuestion
      dialog={dialog}
      when={can.decline}
      danger
      title={t('ownInterview.decline.title', 'Decline this interview?')}
      consequences={[
        t('ownInterview.decline.told', '{{name}} is informed right away.', { name }),
        t(
          'ownInterview.decline.stays',
          'Your application stays open. Withdraw it if you don’t want this job.',
        ),
      ]}
      confirm={t('ownInterview.decline', 'Decline')}
      send={move}
      initial={nothing}
      request={({ words }) => ({ interviewId, version, verb: 'decline', ...wordsOf(words) })}
      said={t('ownInterview.declined', 'Interview declined.')}
    >
      {({ typed, change }) => <Why value={typed.words} onWords={(words) => change({ words })} />}
    </FilledQuestion>
  );
}

function Cancel({ interview: { interviewId, version, companyName: name, can } }: Of) {
  const { t } = useTranslation();
  const dialog = useUrlDialog('cancel-interview', ['interview']);
  const move = useSend(moveInterview);
  return (
    <FilledQuestion
      dialog={dialog}
      when={can.cancel}
      danger
      title={t('ownInterview.cancel.title', 'Cancel this interview?')}
      consequences={[
        t('ownInterview.decline.told', '{{name}} is informed right away.', { name }),
        t('ownInterview.cancel.rather', 'If only the time doesn’t suit you, ask for other times.'),
      ]}
      confirm={t('ownInterview.cancel', 'Cancel interview')}
      keep={t('ownInterview.keep', 'Keep interview')}
      send={move}
      initial={nothing}
      request={({ words }) => ({ interviewId, version, verb: 'cancel', ...wordsOf(words) })}
      said={t('ownInterview.cancelled', 'Interview cancelled.')}
    >
      {({ typed, change }) => <Why value={typed.words} onWords={(words) => change({ words })} />}
    </FilledQuestion>
  );
}

function Missed({ interview: { interviewId, version, companyName: name, can } }: Of) {
  const { t } = useTranslation();
  const dialog = useUrlDialog('interview-missed', ['interview']);
  return (
    <Question
      dialog={dialog}
      when={can.noShow}
      title={t('ownInterview.noShow.title', 'Did {{name}} not come?', { name })}
      consequences={[
        t('ownInterview.noShow.ends', 'This interview ends. {{name}} can offer another one.', { name }),
      ]}
      confirm={t('ownInterview.noShow', 'The business didn’t come')}
      send={useSend(moveInterview)}
      request={{ interviewId, version, verb: 'noShow' }}
      said={t('ownInterview.noShow.done', 'Thanks. {{name}} is informed.', { name })}
    />
  );
}

function Why({ value, onWords }: { value: string; onWords: (words: string) => void }) {
  const { t } = useTranslation();
  return (
    <TextArea
      label={t('ownInterview.why', 'Why? (optional)')}
      name="words"
      maxLength={500}
      value={value}
      onChange={({ target }) => onWords(target.value)}
    />
  );
}

/** The questions about the interview that the address names. */
export function OwnInterviewDialogs({ interviews }: { interviews: readonly InterviewCard[] }) {
  const [search] = useSearchParams();
  const interview = interviews.find(({ interviewId }) => interviewId === search.get('interview'));
  if (!interview) return null;
  return (
    <>
      <OtherTimes interview={interview} />
      <Decline interview={interview} />
      <Cancel interview={interview} />
      <Missed interview={interview} />
    </>
  );
}
