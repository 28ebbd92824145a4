import { moveInterview, rescheduleInterview } from '@nukkad/contract/hiring/interview/interview.api';
import type { InterviewDetail } from '@nukkad/contract/hiring/interview/interview.model';
import { offeredTimes } from '@nukkad/contract/hiring/interview/interview.model';
import * as z from 'zod/mini';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { FilledQuestion, Question } from '../../ui/dialog/question.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { TextArea } from '../../ui/field/text-area.tsx';
import { TimesField } from './times-field.tsx';

interface Of {
  readonly interview: InterviewDetail;
}
const nothing = { words: '' };
const noTimes: { readonly times: readonly string[] } = { times: [] };
const timesSchema = z.object({ times: offeredTimes });

function OtherTimes({ interview }: Of) {
  const { t } = useTranslation();
  const { interviewId, version, minutes, can } = interview;
  const reschedule = useSend(rescheduleInterview);
  return (
    <FormDialog
      dialog={useUrlDialog('other-times')}
      when={can.reschedule}
      wide
      title={t('interview.reschedule.title', 'Offer other times')}
      save={t('interview.reschedule', 'Offer other times')}
      send={reschedule}
      said={t('interview.reschedule.done', 'Times sent to the candidate')}
      initial={noTimes}
      schema={timesSchema}
      bodyOf={({ times }) => ({ interviewId, version, times: times.toSorted() })}
      incomplete={({ times }) => times.length === 0}
    >
      {({ fields, errors, change }) => (
        <TimesField
          interviewerIds={interview.interviewerIds ?? []}
          minutes={minutes}
          times={fields.times}
          onTimes={(times) => change({ times })}
          error={errors['times']}
        />
      )}
    </FormDialog>
  );
}

function Cancel({ interview: { interviewId, version, candidateName: name, can } }: Of) {
  const { t } = useTranslation();
  return (
    <FilledQuestion
      dialog={useUrlDialog('cancel-interview')}
      when={can.cancel}
      danger
      title={t('interview.cancel.title', 'Cancel this interview?')}
      consequences={[
        t('interview.cancel.told', '{{name}} hears of it right away and reads what you write.', { name }),
        t('interview.cancel.open', 'The application stays open.'),
      ]}
      confirm={t('interview.cancel', 'Cancel interview')}
      keep={t('interview.keep', 'Keep interview')}
      send={useSend(moveInterview)}
      initial={nothing}
      request={({ words }) => ({
        interviewId,
        version,
        verb: 'cancel' as const,
        ...(words.trim() && { words: words.trim() }),
      })}
      said={t('interview.cancel.done', 'Interview cancelled')}
    >
      {({ typed, change }) => (
        <TextArea
          label={t('interview.cancel.words', 'Why? (optional)')}
          name="words"
          maxLength={500}
          value={typed.words}
          onChange={({ target }) => change({ words: target.value })}
        />
      )}
    </FilledQuestion>
  );
}

function NoShow({ interview: { interviewId, version, candidateName: name, can } }: Of) {
  const { t } = useTranslation();
  return (
    <Question
      dialog={useUrlDialog('interview-missed')}
      when={can.noShow}
      title={t('interview.noShow.title', 'Did the candidate not come?')}
      consequences={[
        t('interview.noShow.told', '{{name}} hears of it and can write to you.', { name }),
        t('interview.noShow.next', 'You can propose another interview, or reject the application.'),
      ]}
      confirm={t('interview.noShow', 'Candidate didn’t come')}
      send={useSend(moveInterview)}
      request={{ interviewId, version, verb: 'noShow' as const }}
      said={t('interview.noShow.done', 'Interview ended')}
    />
  );
}

/** What is asked first, each at its address. */
export function InterviewDialogs({ interview }: Of) {
  return (
    <>
      <OtherTimes interview={interview} />
      <Cancel interview={interview} />
      <NoShow interview={interview} />
    </>
  );
}
