import { approveMilestone, sendMilestoneBack } from '@nukkad/contract/work/project/client-project.api';
import { seenOfMilestone } from '@nukkad/contract/work/project/project.api';
import type { Milestone, Project } from '@nukkad/contract/work/project/project.model';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import type { OpenDialog } from '../../ui/dialog/form-dialog.tsx';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { FilledQuestion, Question } from '../../ui/dialog/question.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';

interface Asked {
  readonly project: Project;
  readonly milestone: Milestone;
  readonly dialog: OpenDialog;
}

function Approve({ project: { projectId, counterpart }, milestone, dialog }: Asked) {
  const { t, locale } = useTranslation();
  const { milestoneId, title, amount } = milestone;
  return (
    <Question
      dialog={dialog}
      title={t('milestone.approve.title', 'Approve “{{title}}”?', { title })}
      consequences={[
        t('milestone.approve.due', '{{amount}} is then due to {{name}}.', {
          amount: formatMoney(amount, locale),
          name: counterpart,
        }),
        t('milestone.approve.final', 'You can’t take an approval back.'),
      ]}
      confirm={t('milestone.approve', 'Approve')}
      send={useSend(approveMilestone)}
      request={(seen) => ({ projectId, milestoneId, seen: seen(seenOfMilestone(milestone)) })}
      said={t('milestone.approve.done', 'Approved')}
    />
  );
}

const leastReason = 10;

function SendBack({ milestone: { milestoneId, title, version }, project, dialog }: Asked) {
  const { t } = useTranslation();
  return (
    <FilledQuestion
      dialog={dialog}
      title={t('milestone.sendBack.title', 'What is missing of “{{title}}”?', { title })}
      consequences={[
        t('milestone.sendBack.follows', 'We’ll notify {{name}}, who submits it again when it’s done.', {
          name: project.counterpart,
        }),
      ]}
      confirm={t('milestone.sendBack.confirm', 'Send back')}
      send={useSend(sendMilestoneBack)}
      initial={{ reason: '' }}
      request={({ reason }) => (reason.trim().length < leastReason ? null : { milestoneId, version, reason })}
      said={t('milestone.sendBack.done', 'Sent back')}
    >
      {({ typed: { reason }, change }) => (
        <HindiField
          long
          label={t('milestone.sendBack.reason', 'Describe it in a few words')}
          name="reason"
          value={reason}
          maxLength={500}
          onText={(next) => change({ reason: next })}
        />
      )}
    </FilledQuestion>
  );
}

/** The client's questions behind `?dialog=approve` and `?dialog=send-back`. */
export function MilestoneDialogs({ project }: { project: Project }) {
  const approve = useUrlDialog('approve', ['milestoneId']);
  const back = useUrlDialog('send-back', ['milestoneId']);
  const asked = approve.get('milestoneId');
  const milestone = project.milestones.find(({ milestoneId }) => milestoneId === asked);
  if (!milestone) return null;
  if (approve.opened && milestone.can.approve)
    return <Approve project={project} milestone={milestone} dialog={approve} />;
  if (back.opened && milestone.can.sendBack)
    return <SendBack project={project} milestone={milestone} dialog={back} />;
  return null;
}
