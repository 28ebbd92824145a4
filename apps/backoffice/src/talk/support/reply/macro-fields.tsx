import { Select, Text, TextInput } from '@mantine/core';
import type { ReadyReply } from '@nukkad/contract/talk/support/reply-office.api';
import { labelLength } from '@nukkad/contract/talk/support/incident-handling.model';
import { supportTeams } from '@nukkad/contract/talk/support/incident-sla';
import { replySteps } from '@nukkad/contract/talk/support/reply.steps';
import { t } from '../../../platform/words.ts';
import { teamWords } from '../sla-words.ts';
import { stepNames } from './step-words.ts';

interface Macro extends Pick<ReadyReply, 'nextStep' | 'team'> {
  readonly label: string;
}

/** What a request gets besides the words, once it was answered with this reply. */
export function MacroFields({
  fields: { label, nextStep, team },
  errors,
  onChange,
}: {
  fields: Macro;
  errors: Readonly<Record<string, string | undefined>>;
  onChange: (change: Partial<Macro>) => void;
}) {
  return (
    <>
      <TextInput
        label={t('replies.label', 'Label (optional)')}
        description={t('replies.labelHint', 'A request answered with this reply gets it.')}
        maxLength={labelLength}
        value={label}
        error={errors['label']}
        onChange={(event) => onChange({ label: event.currentTarget.value })}
      />
      <Select
        label={t('replies.nextStep', 'After sending (optional)')}
        placeholder={t('replies.nextStepNone', 'Nothing: wait for the customer')}
        clearable
        data={replySteps.map((value) => ({ value, label: stepNames[value] }))}
        value={nextStep}
        error={errors['nextStep']}
        onChange={(value) => onChange({ nextStep: replySteps.find((one) => one === value) ?? null })}
      />
      {nextStep === 'forward' ? (
        <Select
          label={t('replies.team', 'Team')}
          required
          data={supportTeams.map((value) => ({ value, label: teamWords[value] }))}
          value={team}
          error={errors['team']}
          onChange={(value) => onChange({ team: supportTeams.find((one) => one === value) ?? null })}
        />
      ) : null}
      <Text size="xs" c="dimmed">
        {t('replies.requestsAlone', 'The label and the next step apply to requests, not to chats.')}
      </Text>
    </>
  );
}
