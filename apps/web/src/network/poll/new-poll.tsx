import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { createPoll } from '@nukkad/contract/network/poll/poll.api';
import {
  fewestOptions,
  mostOptionLetters,
  mostOptions,
  mostQuestionLetters,
  newPollBody,
} from '@nukkad/contract/network/poll/poll.model';
import type { PollAudience, PollResult } from '@nukkad/contract/network/poll/poll.noun';
import { useSend } from '../../platform/api/send.ts';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { RadioList } from '../../ui/field/radio-list.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { SwitchLine } from '../../ui/field/switch-line.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Stack, Text } from '../../ui/page/parts.tsx';
import { Button } from '../../ui/press/button.tsx';
import { Refusal } from '../../ui/state/refusal.tsx';
import { pollDialogs } from './poll-paths.ts';
import styles from './poll.module.css';

interface Typed {
  readonly question: string;
  readonly options: readonly string[];
  readonly minutes: string;
  readonly audience: PollAudience;
  readonly isAnonymous: boolean;
  readonly canChange: boolean;
  readonly results: PollResult;
}

const nothing: Typed = {
  question: '',
  options: ['', ''],
  minutes: '1440',
  audience: 'everyone',
  isAnonymous: false,
  canChange: true,
  results: 'after_vote',
};

const isGiven = (option: string): boolean => option.trim() !== '';

/** Fields that were left empty are no options. */
const bodyOf = ({ options, minutes, ...typed }: Typed) => ({
  ...typed,
  options: options.filter(isGiven),
  minutes: Number(minutes),
});

const durations = (t: Translate) => [
  { value: '5', label: t('poll.for.5', '5 minutes') },
  { value: '60', label: t('poll.for.60', '1 hour') },
  { value: '360', label: t('poll.for.360', '6 hours') },
  { value: '1440', label: t('poll.for.1440', '1 day') },
  { value: '4320', label: t('poll.for.4320', '3 days') },
  { value: '10080', label: t('poll.for.10080', '7 days') },
  { value: '20160', label: t('poll.for.20160', '14 days') },
  { value: '43200', label: t('poll.for.43200', '30 days') },
];

/** Where the option stands among those that are sent, which is how the server names it. */
const sentPlace = (options: readonly string[], at: number): number =>
  options.slice(0, at).filter(isGiven).length;

function OptionsField({
  options,
  errors,
  onChange,
}: {
  options: readonly string[];
  errors: Readonly<Record<string, string>>;
  onChange: (options: readonly string[]) => void;
}) {
  const { t } = useTranslation();
  return (
    <Stack gap={0.5}>
      <Text weight={650}>{t('poll.options', 'Options (2 to 6)')}</Text>
      {options.map((option, at) => (
        // Fields are added and taken away at their place.
        <div key={`option-${at + 1}`} className={styles.option}>
          <TextField
            label={t('poll.option', 'Option {{place}}', { place: at + 1 })}
            error={isGiven(option) ? errors[`options.${sentPlace(options, at)}`] : undefined}
            value={option}
            maxLength={mostOptionLetters}
            onChange={({ target }) => onChange(options.with(at, target.value))}
          />
          {options.length > fewestOptions && (
            <Button
              tone="plain"
              aria-label={t('poll.option.remove', 'Remove option {{place}}', { place: at + 1 })}
              icon={<IconX size={20} aria-hidden />}
              onClick={() => onChange(options.toSpliced(at, 1))}
            />
          )}
        </div>
      ))}
      {options.length < mostOptions && (
        <div>
          <Button tone="plain" small onClick={() => onChange([...options, ''])}>
            {t('poll.option.add', 'Add option')}
          </Button>
        </div>
      )}
      <Refusal>{errors['options']}</Refusal>
    </Stack>
  );
}

/** Behind `?dialog=new-poll`: the question, its options, and what holds for votes. */
export function NewPoll() {
  const { t } = useTranslation();
  const dialog = useUrlDialog(pollDialogs.make);
  return (
    <FormDialog
      dialog={dialog}
      wide
      title={t('poll.new', 'Start a poll')}
      save={t('poll.new.send', 'Start poll')}
      send={useSend(createPoll)}
      said={t('poll.new.done', 'Poll started.')}
      initial={nothing}
      schema={newPollBody}
      bodyOf={bodyOf}
      incomplete={({ question, options }) =>
        question.trim() === '' || options.filter(isGiven).length < fewestOptions
      }
    >
      {({ fields, errors, change, lineAt }) => (
        <>
          <TextArea
            label={t('poll.question', 'What do you want to ask?')}
            hint={t('poll.question.hint', 'Leave out phone numbers, emails and links.')}
            {...lineAt('question')}
            rows={2}
            maxLength={mostQuestionLetters}
          />
          <OptionsField
            options={fields.options}
            errors={errors}
            onChange={(options) => change({ options })}
          />
          <SelectField
            label={t('poll.for', 'How long can members vote?')}
            options={durations(t)}
            value={fields.minutes}
            onChange={({ target }) => change({ minutes: target.value })}
          />
          <RadioList
            label={t('poll.audience', 'Who can see it and vote?')}
            name="audience"
            options={[
              { value: 'everyone', label: t('poll.forEveryone', 'All members') },
              { value: 'connections', label: t('poll.forConnections', 'Connections') },
            ]}
            value={fields.audience}
            onChange={(audience) => change({ audience })}
            error={errors['audience']}
          />
          <RadioList
            label={t('poll.results', 'When does the result appear?')}
            name="results"
            options={[
              { value: 'after_vote', label: t('poll.results.vote', 'Once a member has voted') },
              { value: 'at_end', label: t('poll.results.end', 'When the poll ends') },
            ]}
            value={fields.results}
            onChange={(results) => change({ results })}
            error={errors['results']}
          />
          <SwitchLine
            title={t('poll.isAnonymous', 'Anonymous')}
            about={t('poll.isAnonymous.about', 'Members don’t see who voted for what. Fixed once you start.')}
            checked={fields.isAnonymous}
            onChange={(isAnonymous) => change({ isAnonymous })}
          />
          <SwitchLine
            title={t('poll.mayChange', 'Votes can be changed')}
            about={t('poll.mayChange.about', 'Until the poll ends.')}
            checked={fields.canChange}
            onChange={(canChange) => change({ canChange })}
          />
        </>
      )}
    </FormDialog>
  );
}
