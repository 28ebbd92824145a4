import type { QuoteContent, QuoteDraft } from '@nukkad/contract/market/quote/quote.model';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { formatMoney } from '../../ui/money.tsx';
import { toast } from '../../ui/toast.ts';
import { useUrlDialog } from '../../ui/url-dialog.ts';
import { QuotePayments, QuoteSums } from './quote-sums.tsx';
import { useSendQuote } from './quote.queries.ts';

/** The question behind `?dialog=send`: what it comes to, once more, before it cannot be changed. */
export function SendDialog({
  draft: { leadId, newestVersion, price },
  content,
  isBehind,
}: {
  draft: QuoteDraft;
  content: QuoteContent;
  isBehind: boolean;
}) {
  const { t, locale } = useTranslation();
  const navigate = useNavigate();
  const dialog = useUrlDialog('send');
  const send = useSendQuote();
  if (!dialog.opened) return null;
  return (
    <ConfirmDialog
      opened
      onClose={dialog.close}
      title={t('offers.send.title', 'Send this quote for {{total}}?', {
        total: formatMoney(price.total, locale),
      })}
      consequences={[
        newestVersion === 0
          ? t('offers.send.first', 'We’ll notify the customer right away.')
          : t('offers.send.again', 'It replaces version {{number}}. The customer has to accept it anew.', {
              number: newestVersion,
            }),
        t('offers.send.final', 'A sent version can’t be changed. You can send a new one.'),
      ]}
      confirm={t('offers.send', 'Send quote')}
      disabled={isBehind}
      onConfirm={async () => {
        await send.mutateAsync({ leadId, newestVersion, total: price.total, content });
        toast.success(t('offers.send.done', 'Quote sent'));
        await navigate(`/consultant-service/leads/${leadId}/quote`, { replace: true });
      }}
    >
      <QuoteSums price={price} />
      <QuotePayments price={price} />
    </ConfirmDialog>
  );
}
