import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import {
  fewestOptions,
  mostOptionLetters,
  mostOptions,
  mostQuestionLetters,
} from '@nukkad/contract/network/poll/poll.model';
import type { PollResult } from '@nukkad/contract/network/poll/poll.noun';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { RadioList } from '../../ui/field/radio-list.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { SwitchLine } from '../../ui/field/switch-line.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Stack, Text } from '../../ui/page/parts.tsx';
import { Button } from '../../ui/press/button.tsx';
import { Refusal } from '../../ui/state/refusal.tsx';
import styles from './poll.module.css';
import { type TypedPoll, isGiven } from './typed-poll.ts';

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

/** What holds for votes, fixed once the poll is made. */
export function PollTermsFields({
  poll: { results, isAnonymous, canChange },
  errors,
  onChange,
}: {
  poll: TypedPoll;
  errors: Readonly<Record<string, string>>;
  onChange: (changed: Partial<TypedPoll>) => void;
}) {
  const { t } = useTranslation();
  const resultsAt: { value: PollResult; label: string }[] = [
    { value: 'after_vote', label: t('poll.results.vote', 'Once a member has voted') },
    { value: 'at_end', label: t('poll.results.end', 'When the poll ends') },
  ];
  return (
    <>
      <RadioList
        label={t('poll.results', 'When does the result appear?')}
        name="results"
        options={resultsAt}
        value={results}
        onChange={(next) => onChange({ results: next })}
        error={errors['results']}
      />
      <SwitchLine
        title={t('poll.isAnonymous', 'Anonymous')}
        about={t('poll.isAnonymous.about', 'Members don’t see who voted for what. Fixed once you start.')}
        checked={isAnonymous}
        onChange={(next) => onChange({ isAnonymous: next })}
      />
      <SwitchLine
        title={t('poll.mayChange', 'Votes can be changed')}
        about={t('poll.mayChange.about', 'Until the poll ends.')}
        checked={canChange}
        onChange={(next) => onChange({ canChange: next })}
      />
    </>
  );
}

/** The question, its options, and how long they can be chosen. */
export function PollFields({
  poll: { question, options, minutes },
  errors,
  onChange,
}: {
  poll: TypedPoll;
  errors: Readonly<Record<string, string>>;
  onChange: (changed: Partial<TypedPoll>) => void;
}) {
  const { t } = useTranslation();
  return (
    <>
      <TextArea
        label={t('poll.question', 'What do you want to ask?')}
        hint={t('poll.question.hint', 'Leave out phone numbers, emails and links.')}
        value={question}
        error={errors['question']}
        onChange={({ target }) => onChange({ question: target.value })}
        rows={2}
        maxLength={mostQuestionLetters}
      />
      <OptionsField options={options} errors={errors} onChange={(next) => onChange({ options: next })} />
      <SelectField
        label={t('poll.for', 'How long can members vote?')}
        options={durations(t)}
        value={minutes}
        onChange={({ target }) => onChange({ minutes: target.value })}
      />
    </>
  );
}
