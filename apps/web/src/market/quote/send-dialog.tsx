import { sendQuote } from '@nukkad/contract/market/quote/quote.api';
import type { QuoteContent, QuoteDraft } from '@nukkad/contract/market/quote/quote.model';
import { useNavigate } from 'react-router';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { formatMoney } from '../../ui/mark/money.tsx';
import { Question } from '../../ui/dialog/question.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { QuotePayments, QuoteSums } from './quote-sums.tsx';

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
  const send = useSend(sendQuote);
  if (!dialog.opened) return null;
  return (
    <Question
      dialog={dialog}
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
      send={send}
      request={isBehind ? null : { leadId, newestVersion, total: price.total, content }}
      onSent={() => navigate(`/consultant-service/leads/${leadId}/quote`, { replace: true })}
      said={t('offers.send.done', 'Quote sent')}
    >
      <QuoteSums price={price} />
      <QuotePayments price={price} />
    </Question>
  );
}
