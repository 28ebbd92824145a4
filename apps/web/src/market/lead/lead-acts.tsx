import type { Lead } from '@nukkad/contract/market/lead/lead.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Button } from '../../ui/button.tsx';
import { toast, toastFailure } from '../../ui/toast.ts';
import { useDialogLink } from '../../ui/url-dialog.ts';
import { useAcceptWork } from './lead-work.queries.ts';
import { Row } from '../../ui/parts.tsx';

/** What a partner may do about an unlocked lead besides quoting. */
export function LeadActs({ lead: { leadId, can } }: { lead: Lead }) {
  const { t } = useTranslation();
  const ask = useDialogLink('ask');
  const withdraw = useDialogLink('withdraw');
  const claim = useDialogLink('claim');
  const takeBack = useDialogLink('take-back');
  const accept = useAcceptWork();
  const take = () =>
    accept.mutate(leadId, {
      onSuccess: () => toast.success(t('lead.take.done', 'The customer knows that your quote is coming')),
      onError: toastFailure,
    });
  if (!can.acceptWork && !can.ask && !can.withdraw && !can.claim && !can.changeClaim) return null;
  return (
    <Row gap={0.75}>
      {can.acceptWork && (
        <Button tone="plain" busy={accept.isPending} onClick={take}>
          {t('lead.take', 'Tell the customer a quote is coming')}
        </Button>
      )}
      {can.ask && (
        <ButtonLink {...ask} tone="plain">
          {t('lead.ask', 'Ask for details')}
        </ButtonLink>
      )}
      {can.claim && (
        <ButtonLink {...claim} tone="plain">
          {t('lead.claim', 'Wrong contact?')}
        </ButtonLink>
      )}
      {can.changeClaim && (
        <>
          <ButtonLink {...claim} tone="plain">
            {t('lead.claim.change', 'Edit claim')}
          </ButtonLink>
          <ButtonLink {...takeBack} tone="plain">
            {t('lead.takeBack', 'Take claim back')}
          </ButtonLink>
        </>
      )}
      {can.withdraw && (
        <ButtonLink {...withdraw} tone="plain">
          {t('lead.withdraw', 'Withdraw')}
        </ButtonLink>
      )}
    </Row>
  );
}
