import {
  raiseMilestoneDispute,
  withdrawMilestoneDispute,
} from '@nukkad/contract/work/project/client-project.api';
import { answerMilestoneDispute } from '@nukkad/contract/work/project/project.api';
import {
  type DisputeWants,
  type Milestone,
  type Project,
  disputeWants,
} from '@nukkad/contract/work/project/project.model';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import type { OpenDialog } from '../../ui/dialog/form-dialog.tsx';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { FilledQuestion, Question } from '../../ui/dialog/question.tsx';
import { RadioList } from '../../ui/field/radio-list.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { disputeWantNames } from './project-words.ts';

interface Asked {
  readonly project: Project;
  readonly milestone: Milestone;
  readonly dialog: OpenDialog;
}

const leastWords = 10;
const isEnough = (words: string) => words.trim().length >= leastWords;

function Raise({ project: { counterpart }, milestone: { milestoneId, title, version }, dialog }: Asked) {
  const { t } = useTranslation();
  const initial: { wants: DisputeWants | null; words: string } = { wants: null, words: '' };
  return (
    <FilledQuestion
      dialog={dialog}
      title={t('milestoneDispute.raise.title', 'What’s wrong with “{{title}}”?', { title })}
      consequences={[
        t('milestoneDispute.raise.told', 'We’ll notify {{name}}, who can answer.', { name: counterpart }),
        t('milestoneDispute.raise.held', 'No further payments are due until this is decided.'),
      ]}
      confirm={t('milestoneDispute.raise', 'Raise dispute')}
      send={useSend(raiseMilestoneDispute)}
      initial={initial}
      request={({ wants, words }) =>
        wants === null || !isEnough(words) ? null : { milestoneId, version, wants, words }
      }
      said={t('milestoneDispute.raise.done', 'We’ve told the business')}
    >
      {({ typed: { wants, words }, change }) => (
        <>
          <RadioList
            label={t('milestoneDispute.wants', 'What do you want?')}
            name="wants"
            options={disputeWants.map((value) => ({ value, label: disputeWantNames[value](t) }))}
            value={wants}
            onChange={(next) => change({ wants: next })}
          />
          <HindiField
            long
            label={t('milestoneDispute.words', 'What happened?')}
            hint={t('milestoneDispute.words.hint', 'Tell us what was agreed and what you got instead.')}
            name="words"
            value={words}
            maxLength={1_000}
            onText={(next) => change({ words: next })}
          />
        </>
      )}
    </FilledQuestion>
  );
}

function Withdraw({ milestone: { milestoneId, title, version }, dialog }: Asked) {
  const { t } = useTranslation();
  return (
    <Question
      dialog={dialog}
      title={t('milestoneDispute.withdraw.title', 'Withdraw the dispute about “{{title}}”?', { title })}
      consequences={[
        t('milestoneDispute.withdraw.follows', 'The milestone is approved again and payment is due.'),
      ]}
      confirm={t('milestoneDispute.withdraw', 'Withdraw dispute')}
      send={useSend(withdrawMilestoneDispute)}
      request={{ milestoneId, version }}
      said={t('milestoneDispute.withdraw.done', 'Dispute withdrawn')}
    />
  );
}

function Answer({ milestone: { milestoneId, title, version }, dialog }: Asked) {
  const { t } = useTranslation();
  return (
    <FilledQuestion
      dialog={dialog}
      title={t('milestoneDispute.answer.title', 'Your answer about “{{title}}”', { title })}
      consequences={[
        t('milestoneDispute.answer.follows', 'Your customer reads it, and so do we. You can answer once.'),
      ]}
      confirm={t('milestoneDispute.answer.confirm', 'Send answer')}
      send={useSend(answerMilestoneDispute)}
      initial={{ answer: '' }}
      request={({ answer }) => (!isEnough(answer) ? null : { milestoneId, version, answer })}
      said={t('milestoneDispute.answer.done', 'Answer sent')}
    >
      {({ typed: { answer }, change }) => (
        <HindiField
          long
          label={t('milestoneDispute.answer.words', 'What do you say to it?')}
          name="answer"
          value={answer}
          maxLength={1_000}
          onText={(next) => change({ answer: next })}
        />
      )}
    </FilledQuestion>
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
  if (raise.opened && can.dispute) return <Raise project={project} milestone={milestone} dialog={raise} />;
  if (withdraw.opened && can.withdrawDispute)
    return <Withdraw project={project} milestone={milestone} dialog={withdraw} />;
  if (answer.opened && can.answerDispute)
    return <Answer project={project} milestone={milestone} dialog={answer} />;
  return null;
}
