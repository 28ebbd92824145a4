import { Checkbox, Select, Text, Textarea } from '@mantine/core';
import {
  type ModerationCaseDetails,
  type ModerationReason,
  moderationReasons,
} from '@nukkad/contract/network/moderation/moderation.model';
import {
  grantAppeal,
  keepContent,
  refuseAppeal,
  removeContent,
} from '@nukkad/contract/network/moderation/moderation-office.api';
import { t } from '../../platform/words.ts';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { useSaving } from '../../ui/use-saving.ts';
import { reasonWords } from './case-words.ts';

interface Deciding {
  readonly details: ModerationCaseDetails;
  readonly onClose: () => void;
}

function Keep({ details: { caseId, version }, onClose }: Deciding) {
  const { dialog } = useSaving({
    endpoint: keepContent,
    params: { caseId },
    initial: {},
    bodyOf: () => ({ version }),
    said: () => t('officeCase.isKept', 'Kept. Those who reported it get a message.'),
    onClose,
  });
  return (
    <DialogForm
      title={t('officeCase.keepThis', 'Keep this?')}
      doIt={t('officeCase.keep', 'Keep')}
      {...dialog}
    >
      <Text size="sm">
        {t('officeCase.keepAbout', 'It stays. Those who reported it read that it breaks no rule.')}
      </Text>
    </DialogForm>
  );
}

/** What the author reads. */
function Words({
  label,
  hint,
  words,
  error,
  onChange,
}: {
  label: string;
  hint: string;
  words: string;
  error: string | undefined;
  onChange: (words: string) => void;
}) {
  return (
    <Textarea
      label={label}
      description={hint}
      required
      autosize
      minRows={3}
      maxLength={500}
      value={words}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** The reason that most reports name comes first. */
const reasonOf = ({ reported }: ModerationCaseDetails): ModerationReason => reported[0]?.reason ?? 'other';

function Remove({ details, onClose }: Deciding) {
  const { caseId, version, strikes } = details;
  const { fields, errors, change, dialog } = useSaving({
    endpoint: removeContent,
    params: { caseId },
    initial: { reason: reasonOf(details), words: '', isStrike: true },
    bodyOf: (typed) => ({ ...typed, version }),
    said: () => t('officeCase.isRemoved', 'Removed. Its author gets your words and can appeal.'),
    onClose,
  });
  return (
    <DialogForm
      title={t('officeCase.removeThis', 'Remove this?')}
      doIt={t('officeCase.remove', 'Remove')}
      colour="sindoor"
      {...dialog}
    >
      <Select
        label={t('officeCase.rule', 'Rule that it breaks')}
        data={moderationReasons.map((value) => ({ value, label: reasonWords[value] }))}
        value={fields.reason}
        allowDeselect={false}
        error={errors['reason']}
        onChange={(value) => change({ reason: moderationReasons.find((one) => one === value) ?? 'other' })}
      />
      <Words
        label={t('officeCase.toAuthor', 'Message to the author')}
        hint={t('officeCase.toAuthorHint', 'Name the words, and the rule that they break.')}
        words={fields.words}
        error={errors['words']}
        onChange={(words) => change({ words })}
      />
      <Checkbox
        label={t('officeCase.asStrike', 'Count it as a strike')}
        description={t(
          'officeCase.strikeHint',
          'Three strikes in 90 days pause posting for 7 days. This member has {{strikes}}.',
          { strikes },
        )}
        checked={fields.isStrike}
        onChange={(event) => change({ isStrike: event.currentTarget.checked })}
      />
    </DialogForm>
  );
}

function AnswerAppeal({
  details: { caseId, version },
  verb,
  onClose,
}: Deciding & { verb: 'grant' | 'refuse' }) {
  const isGranted = verb === 'grant';
  const { fields, errors, change, dialog } = useSaving({
    endpoint: isGranted ? grantAppeal : refuseAppeal,
    params: { caseId },
    initial: { words: '' },
    bodyOf: ({ words }) => ({ version, words }),
    said: () =>
      isGranted
        ? t('officeCase.isGranted', 'Appeal accepted. It is shown again.')
        : t('officeCase.isRefused', 'Appeal declined. The author gets your answer.'),
    onClose,
  });
  return (
    <DialogForm
      title={
        isGranted
          ? t('officeCase.grantThis', 'Accept this appeal?')
          : t('officeCase.refuseThis', 'Decline this appeal?')
      }
      doIt={isGranted ? t('officeCase.grant', 'Accept appeal') : t('officeCase.refuse', 'Decline appeal')}
      {...(isGranted ? {} : { colour: 'sindoor' })}
      {...dialog}
    >
      <Text size="sm">
        {isGranted
          ? t('officeCase.grantAbout', 'It is shown again, and its strike is taken back.')
          : t('officeCase.refuseAbout', 'It stays removed. There is no second appeal.')}
      </Text>
      <Words
        label={t('officeCase.answer', 'Answer to the author')}
        hint={t('officeCase.answerHint', 'The author reads this.')}
        words={fields.words}
        error={errors['words']}
        onChange={(words) => change({ words })}
      />
    </DialogForm>
  );
}

/** The decision that the address names, where it may be made now. */
export function CaseDialogs({ dialog, ...deciding }: Deciding & { dialog: string }) {
  const { can } = deciding.details;
  if (dialog === 'keep' && can.keep) return <Keep {...deciding} />;
  if (dialog === 'remove' && can.remove) return <Remove {...deciding} />;
  if (dialog === 'grant' && can.grant) return <AnswerAppeal {...deciding} verb="grant" />;
  if (dialog === 'refuse' && can.refuse) return <AnswerAppeal {...deciding} verb="refuse" />;
  return null;
}
