import type { Lead } from '@nukkad/contract/market/lead/lead.model';
import { seenOfLeadAction } from '@nukkad/contract/market/lead/lead-work.api';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { useUrlDialog } from '../../ui/url-dialog.ts';
import { withShownSince } from '../../ui/use-reconfirmation.ts';
import { useActOnLead } from './lead-work.queries.ts';

/** The question behind `?dialog=withdraw`. */
export function WithdrawDialog({ lead }: { lead: Lead }) {
  const { t } = useTranslation();
  const dialog = useUrlDialog('withdraw');
  const act = useActOnLead();
  if (!dialog.opened || !lead.can.withdraw) return null;
  return (
    <ConfirmDialog
      opened
      danger
      onClose={dialog.close}
      title={t('lead.withdraw.title', 'Withdraw from this lead?')}
      consequences={[
        t('lead.withdraw.told', 'We’ll let the customer know that you won’t quote.'),
        t('lead.withdraw.credits', 'Your credits don’t come back.'),
      ]}
      confirm={t('lead.withdraw', 'Withdraw')}
      keep={t('lead.withdraw.keep', 'Keep lead')}
      onConfirm={async (reviewed) => {
        const seen = withShownSince(seenOfLeadAction(lead), reviewed);
        await act.mutateAsync({ leadId: lead.leadId, action: 'withdraw', seen });
        toast.success(t('lead.withdraw.done', 'You withdrew from this lead'));
      }}
    />
  );
}
