import { seenOfMilestone } from '@nukkad/contract/work/project/project.api';
import type { Milestone, Project } from '@nukkad/contract/work/project/project.model';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { HindiField } from '../../ui/hindi-field.tsx';
import { formatMoney } from '../../ui/money.tsx';
import { toast } from '../../ui/toast.ts';
import { useUrlDialog } from '../../ui/url-dialog.ts';
import { withShownSince } from '../../ui/use-reconfirmation.ts';
import { useApproveMilestone, useSendMilestoneBack } from './project.queries.ts';

interface Asked {
  readonly project: Project;
  readonly milestone: Milestone;
  readonly onClose: () => void;
}

function Approve({ project: { projectId, counterpart }, milestone, onClose }: Asked) {
  const { t, locale } = useTranslation();
  const approve = useApproveMilestone();
  const { milestoneId, title, amount } = milestone;
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('milestone.approve.title', 'Approve “{{title}}”?', { title })}
      consequences={[
        t('milestone.approve.due', '{{amount}} is then due to {{name}}.', {
          amount: formatMoney(amount, locale),
          name: counterpart,
        }),
        t('milestone.approve.final', 'You can’t take an approval back.'),
      ]}
      confirm={t('milestone.approve', 'Approve')}
      onConfirm={async (reviewed) => {
        const seen = withShownSince(seenOfMilestone(milestone), reviewed);
        await approve.mutateAsync({ projectId, milestoneId, seen });
        toast.success(t('milestone.approve.done', 'Approved'));
      }}
    />
  );
}

const leastReason = 10;

function SendBack({ milestone: { milestoneId, title, version }, project, onClose }: Asked) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  const send = useSendMilestoneBack();
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('milestone.sendBack.title', 'What is missing of “{{title}}”?', { title })}
      consequences={[
        t('milestone.sendBack.follows', 'We’ll notify {{name}}, who submits it again when it’s done.', {
          name: project.counterpart,
        }),
      ]}
      confirm={t('milestone.sendBack.confirm', 'Send back')}
      disabled={reason.trim().length < leastReason}
      onConfirm={async () => {
        await send.mutateAsync({ milestoneId, version, reason });
        toast.success(t('milestone.sendBack.done', 'Sent back'));
      }}
    >
      <HindiField
        long
        label={t('milestone.sendBack.reason', 'Describe it in a few words')}
        name="reason"
        value={reason}
        maxLength={500}
        onText={setReason}
      />
    </ConfirmDialog>
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
    return <Approve project={project} milestone={milestone} onClose={approve.close} />;
  if (back.opened && milestone.can.sendBack)
    return <SendBack project={project} milestone={milestone} onClose={back.close} />;
  return null;
}
