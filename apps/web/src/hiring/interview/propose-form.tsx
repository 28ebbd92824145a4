import { proposeInterview } from '@nukkad/contract/hiring/interview/interview.api';
import {
  type InterviewKind,
  type PossibleInterviewer,
  interviewKinds,
  mostInterviewers,
  proposalBody,
} from '@nukkad/contract/hiring/interview/interview.model';
import { useNavigate } from 'react-router';
import { useSend } from '../../platform/api/send.ts';
import type { SentForm } from '../../platform/forms/use-sent-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { CheckList } from '../../ui/field/check-list.tsx';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { RadioList } from '../../ui/field/radio-list.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { SentFields } from '../../ui/field/sent-fields.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { interviewKindWords } from './interview-words.ts';
import { TimesField } from './times-field.tsx';

interface Typed {
  readonly kind: InterviewKind;
  readonly place: string;
  readonly link: string;
  readonly minutes: number;
  readonly interviewerIds: readonly string[];
  readonly times: readonly string[];
  readonly words: string;
}

const lengths = [15, 30, 45, 60, 90, 120];

const initialOf = (people: readonly PossibleInterviewer[]): Typed => ({
  kind: 'onsite',
  place: '',
  link: '',
  minutes: 30,
  interviewerIds: people.filter(({ isOwn }) => isOwn).map(({ userId }) => userId),
  times: [],
  words: '',
});

const said = (typed: string) => (typed.trim() === '' ? undefined : typed.trim());

const bodyOf = (applicationId: string) => (typed: Typed) => ({
  applicationId,
  kind: typed.kind,
  place: typed.kind === 'onsite' ? said(typed.place) : undefined,
  link: typed.kind === 'link' ? said(typed.link) : undefined,
  minutes: typed.minutes,
  interviewerIds: [...typed.interviewerIds],
  times: typed.times.toSorted(),
  words: said(typed.words),
});

interface PartProps {
  readonly form: SentForm<Typed>;
}

/** How they meet, and where. */
function HowFields({ form: { fields, change, textAt, lineAt } }: PartProps) {
  const { t, plural } = useTranslation();
  return (
    <>
      <RadioList
        label={t('interview.kind', 'How')}
        name="kind"
        options={interviewKinds.map((value) => ({ value, label: interviewKindWords[value](t) }))}
        value={fields.kind}
        onChange={(kind) => change({ kind })}
      />
      {fields.kind === 'onsite' && (
        <HindiField
          label={t('interview.place', 'Address')}
          hint={t('interview.place.hint', 'Where the candidate comes to, with a landmark.')}
          maxLength={200}
          {...textAt('place')}
        />
      )}
      {fields.kind === 'link' && (
        <TextField
          label={t('interview.link', 'Link of the meeting')}
          type="url"
          inputMode="url"
          placeholder="https://"
          maxLength={500}
          {...lineAt('link')}
        />
      )}
      <SelectField
        label={t('interview.minutes', 'How long')}
        name="minutes"
        value={String(fields.minutes)}
        options={lengths.map((count) => ({
          value: String(count),
          label: plural('interview.minutes', count, { one: '{{count}} minute', other: '{{count}} minutes' }),
        }))}
        onChange={({ target }) => change({ minutes: Number(target.value) })}
      />
    </>
  );
}

function PeopleField({
  form: { fields, errors, change },
  people,
}: PartProps & { readonly people: readonly PossibleInterviewer[] }) {
  const { t } = useTranslation();
  return (
    <CheckList
      label={t('interview.with', 'Interviewers')}
      name="interviewerIds"
      options={people.map(({ userId, name, designation, isOwn }) => ({
        value: userId,
        label: (
          <span>
            <span translate="no">{name}</span>
            {isOwn && ` (${t('interview.you', 'you')})`}
            {designation && `, ${designation}`}
          </span>
        ),
      }))}
      values={fields.interviewerIds}
      most={mostInterviewers}
      onChange={(interviewerIds) => change({ interviewerIds })}
      error={errors['interviewerIds']}
    />
  );
}

/** The times, the people and the place of a round. */
export function ProposeForm({
  applicationId,
  people,
}: {
  readonly applicationId: string;
  readonly people: readonly PossibleInterviewer[];
}) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <SentFields
      save={t('interview.propose', 'Propose interview')}
      send={useSend(proposeInterview)}
      said={t('interview.propose.done', 'Times sent to the candidate')}
      initial={initialOf(people)}
      schema={proposalBody}
      bodyOf={bodyOf(applicationId)}
      onSent={({ interviewId }) => navigate(`/hire-talent/interviews/${interviewId}`, { replace: true })}
      incomplete={({ times, interviewerIds }) => times.length === 0 || interviewerIds.length === 0}
    >
      {(form) => (
        <>
          <HowFields form={form} />
          <PeopleField form={form} people={people} />
          <TimesField
            interviewerIds={form.fields.interviewerIds}
            minutes={form.fields.minutes}
            times={form.fields.times}
            onTimes={(times) => form.change({ times })}
            error={form.errors['times']}
          />
          <HindiField
            long
            rows={3}
            label={t('interview.words', 'Message to the candidate (optional)')}
            hint={t('interview.words.hint', 'For example which documents or tools to bring.')}
            maxLength={500}
            {...form.textAt('words')}
          />
        </>
      )}
    </SentFields>
  );
}
