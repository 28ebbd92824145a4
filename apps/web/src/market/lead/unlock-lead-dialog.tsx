import { seenOfUnlock } from '@nukkad/contract/market/lead/lead.api';
import type { Lead } from '@nukkad/contract/market/lead/lead.model';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { useUrlDialog } from '../../ui/url-dialog.ts';
import { withShownSince } from '../../ui/use-reconfirmation.ts';
import { useUnlockLead } from './lead.queries.ts';

function Question({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const { t } = useTranslation();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const unlock = useUnlockLead(idempotencyKey);
  const { leadId, priceCredits: price, balance } = lead;
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('lead.unlock.title', 'Unlock this lead?')}
      consequences={[
        t('lead.unlock.price', 'It costs {{price}} credits. You’ll have {{left}} left.', {
          price,
          left: balance - price,
        }),
        t('lead.unlock.contact', 'You’ll see the customer’s name and number. We’ll let the customer know.'),
      ]}
      confirm={t('lead.unlock.do', 'Unlock lead')}
      onConfirm={async (reviewed) => {
        await unlock.mutateAsync({ leadId, seen: withShownSince(seenOfUnlock(lead), reviewed) });
        toast.success(t('lead.unlock.done', 'Lead unlocked'));
      }}
    />
  );
}

/** The question behind `?dialog=unlock`. */
export function UnlockLeadDialog({ lead }: { lead: Lead }) {
  const dialog = useUrlDialog('unlock');
  if (!dialog.opened || !lead.can.unlock || lead.balance < lead.priceCredits) return null;
  return <Question lead={lead} onClose={dialog.close} />;
}
