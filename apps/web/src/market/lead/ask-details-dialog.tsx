import type { Lead } from '@nukkad/contract/market/lead/lead.model';
import { seenOfLeadAction } from '@nukkad/contract/market/lead/lead-work.api';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.ts';
import { useUrlDialog } from '../../ui/url-dialog.ts';
import { withShownSince } from '../../ui/use-reconfirmation.ts';
import { useActOnLead } from './lead-work.queries.ts';

const most = 1_000;

function Question({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const { t } = useTranslation();
  const [question, setQuestion] = useState('');
  const act = useActOnLead();
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('lead.ask.title', 'Ask the customer')}
      consequences={[t('lead.ask.follows', 'We’ll notify the customer right away. The answer appears here.')]}
      confirm={t('lead.ask.send', 'Send question')}
      disabled={question.trim() === ''}
      onConfirm={async (reviewed) => {
        const seen = withShownSince(seenOfLeadAction(lead), reviewed);
        await act.mutateAsync({ leadId: lead.leadId, action: 'ask', question, seen });
        toast.success(t('lead.ask.done', 'Question sent'));
      }}
    >
      <TextArea
        label={t('lead.ask.question', 'What do you need to know?')}
        name="question"
        maxLength={most}
        value={question}
        onChange={({ target }) => setQuestion(target.value)}
      />
    </ConfirmDialog>
  );
}

/** The question behind `?dialog=ask`. */
export function AskDetailsDialog({ lead }: { lead: Lead }) {
  const dialog = useUrlDialog('ask');
  if (!dialog.opened || !lead.can.ask) return null;
  return <Question lead={lead} onClose={dialog.close} />;
}
