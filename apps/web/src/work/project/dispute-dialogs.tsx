import {
  type DisputeWants,
  type Milestone,
  type Project,
  disputeWants,
} from '@nukkad/contract/work/project/project.model';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { HindiField } from '../../ui/hindi-field.tsx';
import { RadioList } from '../../ui/radio-list.tsx';
import { toast } from '../../ui/toast.ts';
import { useUrlDialog } from '../../ui/url-dialog.ts';
import { disputeWantNames } from './project-words.ts';
import { useDispute } from './project.queries.ts';

interface Asked {
  readonly project: Project;
  readonly milestone: Milestone;
  readonly onClose: () => void;
}

const leastWords = 10;
const isEnough = (words: string) => words.trim().length >= leastWords;

function Raise({ project: { counterpart }, milestone: { milestoneId, title, version }, onClose }: Asked) {
  const { t } = useTranslation();
  const [wants, setWants] = useState<DisputeWants | null>(null);
  const [words, setWords] = useState('');
  const raise = useDispute('raise');
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('milestoneDispute.raise.title', 'What’s wrong with “{{title}}”?', { title })}
      consequences={[
        t('milestoneDispute.raise.told', 'We’ll notify {{name}}, who can answer.', { name: counterpart }),
        t('milestoneDispute.raise.held', 'No further payments are due until this is decided.'),
      ]}
      confirm={t('milestoneDispute.raise', 'Raise dispute')}
      disabled={wants === null || !isEnough(words)}
      onConfirm={async () => {
        if (wants === null) return;
        await raise.mutateAsync({ milestoneId, version, wants, words });
        toast.success(t('milestoneDispute.raise.done', 'We’ve told the business'));
      }}
    >
      <RadioList
        label={t('milestoneDispute.wants', 'What do you want?')}
        name="wants"
        options={disputeWants.map((value) => ({ value, label: disputeWantNames[value](t) }))}
        value={wants}
        onChange={setWants}
      />
      <HindiField
        long
        label={t('milestoneDispute.words', 'What happened?')}
        hint={t('milestoneDispute.words.hint', 'Tell us what was agreed and what you got instead.')}
        name="words"
        value={words}
        maxLength={1_000}
        onText={setWords}
      />
    </ConfirmDialog>
  );
}

function Withdraw({ milestone: { milestoneId, title, version }, onClose }: Asked) {
  const { t } = useTranslation();
  const withdraw = useDispute('withdraw');
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('milestoneDispute.withdraw.title', 'Withdraw the dispute about “{{title}}”?', { title })}
      consequences={[
        t('milestoneDispute.withdraw.follows', 'The milestone is approved again and payment is due.'),
      ]}
      confirm={t('milestoneDispute.withdraw', 'Withdraw dispute')}
      onConfirm={async () => {
        await withdraw.mutateAsync({ milestoneId, version });
        toast.success(t('milestoneDispute.withdraw.done', 'Dispute withdrawn'));
      }}
    />
  );
}

function Answer({ milestone: { milestoneId, title, version }, onClose }: Asked) {
  const { t } = useTranslation();
  const [answer, setAnswer] = useState('');
  const send = useDispute('answer');
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('milestoneDispute.answer.title', 'Your answer about “{{title}}”', { title })}
      consequences={[
        t('milestoneDispute.answer.follows', 'Your customer reads it, and so do we. You can answer once.'),
      ]}
      confirm={t('milestoneDispute.answer.confirm', 'Send answer')}
      disabled={!isEnough(answer)}
      onConfirm={async () => {
        await send.mutateAsync({ milestoneId, version, answer });
        toast.success(t('milestoneDispute.answer.done', 'Answer sent'));
      }}
    >
      <HindiField
        long
        label={t('milestoneDispute.answer.words', 'What do you say to it?')}
        name="answer"
        value={answer}
        maxLength={1_000}
        onText={setAnswer}
      />
    </ConfirmDialog>
  );
}

/** Behind `?dialog=dispute`, `withdraw-dispute` and `answer-dispute`, with `milestoneId=…`. */
export function DisputeDialogs({ project }: { project: Project }) {
  const raise = useUrlDialog('dispute', ['milestoneId']);
  const withdraw = useUrlDialog('withdraw-dispute', ['milestoneId']);
  const answer = useUrlDialog('answer-dispute', ['milestoneId']);
  const asked = raise.get('milestoneId');
  const milestone = project.milestones.find(({ milestoneId }) => milestoneId === asked);
  if (!milestone) return null;
  const { can } = milestone;
  if (raise.opened && can.dispute)
    return <Raise project={project} milestone={milestone} onClose={raise.close} />;
  if (withdraw.opened && can.withdrawDispute)
    return <Withdraw project={project} milestone={milestone} onClose={withdraw.close} />;
  if (answer.opened && can.answerDispute)
    return <Answer project={project} milestone={milestone} onClose={answer.close} />;
  return null;
}
