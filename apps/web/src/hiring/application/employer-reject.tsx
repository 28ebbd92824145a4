import {
  getApplication,
  rejectApplication,
  rejectApplications,
} from '@nukkad/contract/hiring/application/application.api';
import {
  type RejectReason,
  mostDelayHours,
  rejectReasons,
} from '@nukkad/contract/hiring/application/application.model';
import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAsked } from '../../platform/api/asked.ts';
import type { Sends } from '../../platform/api/sends.ts';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import type { OpenDialog } from '../../ui/dialog/form-dialog.tsx';
import { FilledQuestion } from '../../ui/dialog/question.tsx';
import { ReadFirst } from '../../ui/dialog/read-first.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { RadioList } from '../../ui/field/radio-list.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { rejectWords } from './employer-words.ts';

type Rejection = Omit<EndpointInput<typeof rejectApplications>['body'], 'applicationIds'>;

const delays = [0, 2, 12, 24, mostDelayHours];

interface Typed {
  readonly reason: RejectReason | null;
  readonly words: string;
  readonly delayHours: number;
}
const nothing: Typed = { reason: null, words: '', delayHours: 2 };

/** A reason alone may be `other`, which says nothing without words. */
function rejectionOf({ reason, words, delayHours }: Typed): Rejection | null {
  const said = words.trim();
  if (reason === null || (reason === 'other' && said === '')) return null;
  return { reason, delayHours, ...(said && { words: said }) };
}

function Fields({ typed, change }: { typed: Typed; change: (next: Partial<Typed>) => void }) {
  const { t, plural } = useTranslation();
  return (
    <>
      <RadioList
        label={t('applicant.reject.why', 'Why? The candidate reads it politely worded.')}
        name="reason"
        options={rejectReasons.map((value) => ({ value, label: rejectWords[value](t) }))}
        value={typed.reason}
        onChange={(reason) => change({ reason })}
      />
      <TextArea
        label={
          typed.reason === 'other'
            ? t('applicant.reject.words', 'In your own words')
            : t('applicant.reject.words.optional', 'In your own words (optional)')
        }
        name="words"
        maxLength={500}
        value={typed.words}
        onChange={({ target }) => change({ words: target.value })}
      />
      <SelectField
        label={t('applicant.reject.delay', 'When does the candidate hear of it?')}
        value={String(typed.delayHours)}
        options={delays.map((hours) => ({
          value: String(hours),
          label:
            hours === 0
              ? t('applicant.reject.now', 'Right away')
              : plural('applicant.reject.hours', hours, {
                  one: 'After {{count}} hour',
                  other: 'After {{count}} hours',
                }),
        }))}
        onChange={({ target }) => change({ delayHours: Number(target.value) })}
      />
    </>
  );
}

function RejectQuestion<Answer>({
  dialog,
  title,
  send,
  said,
  hasInterview = false,
}: {
  dialog: OpenDialog;
  title: string;
  /** One may lie ahead. */
  hasInterview?: boolean;
  send: Sends<Rejection, Answer>;
  said: string;
}) {
  const { t } = useTranslation();
  return (
    <FilledQuestion
      dialog={dialog}
      danger
      title={title}
      consequences={({ delayHours }) => [
        delayHours === 0
          ? t('applicant.reject.told', 'The candidate hears of it right away, so you can’t take it back.')
          : t('applicant.reject.later', 'You can take it back until the candidate hears of it.'),
        ...(hasInterview && delayHours > 0
          ? [
              t(
                'applicant.reject.interview',
                'An upcoming interview stays until they hear of it, at the latest before its next reminder.',
              ),
            ]
          : []),
        t('applicant.reject.again', 'You can reconsider for 30 days.'),
      ]}
      confirm={t('applicant.reject', 'Reject')}
      send={send}
      initial={nothing}
      request={rejectionOf}
      said={said}
    >
      {({ typed, change }) => <Fields typed={typed} change={change} />}
    </FilledQuestion>
  );
}

function RejectOne({ applicationId, dialog }: { applicationId: string; dialog: OpenDialog }) {
  const { t } = useTranslation();
  const query = useAsked(getApplication, { query: { applicationId } });
  const reject = useSend(rejectApplication);
  const title = t('applicant.reject.title', 'Reject this applicant?');
  return (
    <ReadFirst dialog={dialog} title={title} query={query}>
      {({ version, applicant, can, step }) =>
        can.reject && (
          <RejectQuestion
            dialog={dialog}
            title={t('applicant.reject.of', 'Reject {{name}}?', { name: applicant.name })}
            send={(rejection) => reject.mutateAsync({ applicationId, version, ...rejection })}
            said={t('applicant.reject.done', 'Applicant rejected')}
            hasInterview={step === 'Interview'}
          />
        )
      }
    </ReadFirst>
  );
}

/** The question behind `?dialog=reject&applicationId=…`. */
export function RejectDialog() {
  const dialog = useUrlDialog('reject');
  const [search] = useSearchParams();
  const applicationId = search.get('applicationId');
  return dialog.opened && applicationId && <RejectOne applicationId={applicationId} dialog={dialog} />;
}

/** Who is being rejected; they were ticked in the list. */
export function useRejecting() {
  const [applicationIds, setIds] = useState<readonly string[]>([]);
  return { applicationIds, open: setIds, close: () => setIds([]) };
}

export function RejectMany({
  rejecting: { applicationIds, close },
}: {
  rejecting: ReturnType<typeof useRejecting>;
}) {
  const { plural } = useTranslation();
  const reject = useSend(rejectApplications);
  if (applicationIds.length === 0) return null;
  const count = applicationIds.length;
  return (
    <RejectQuestion
      dialog={{ opened: true, close }}
      title={plural('applicant.reject.many', count, {
        one: 'Reject {{count}} applicant?',
        other: 'Reject {{count}} applicants?',
      })}
      send={async (rejection) => {
        const { results } = await reject.mutateAsync({ applicationIds: [...applicationIds], ...rejection });
        const refused = results.find(({ message }) => message !== null);
        if (refused) throw new Error(refused.message ?? '');
      }}
      said={plural('applicant.reject.manyDone', count, {
        one: '{{count}} applicant rejected',
        other: '{{count}} applicants rejected',
      })}
    />
  );
}
