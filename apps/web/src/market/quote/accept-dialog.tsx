import type { QuoteVersion } from '@nukkad/contract/market/quote/quote.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { formatMoney } from '../../ui/money.tsx';
import { toast } from '../../ui/toast.ts';
import { useUrlDialog } from '../../ui/url-dialog.ts';
import { useAcceptQuote } from './quote.queries.ts';

/** The question behind `?dialog=accept`: of exactly the version that the page shows. */
export function AcceptDialog({
  leadId,
  version,
  isSplit,
  addressId,
}: {
  leadId: string;
  /** Of its visits, as the customer chose it on the page; null: none is needed, or chosen yet. */
  addressId: string | null;
  version: QuoteVersion;
  isSplit: boolean;
}) {
  const { t, locale } = useTranslation();
  const dialog = useUrlDialog('accept');
  const accept = useAcceptQuote();
  if (!dialog.opened) return null;
  const { quoteId, price, versionNumber } = version;
  const advance = formatMoney(price.advance, locale);
  return (
    <ConfirmDialog
      opened
      onClose={dialog.close}
      title={t('offers.accept.title', 'Accept version {{number}} for {{total}}?', {
        number: versionNumber,
        total: formatMoney(price.total, locale),
      })}
      consequences={[
        t('offers.accept.otp', 'Both of you then confirm it with an OTP.'),
        ...(price.advance > 0
          ? [
              t('offers.accept.advance', 'An advance of {{advance}} is due once both have confirmed.', {
                advance,
              }),
            ]
          : []),
        isSplit
          ? t('offers.accept.part', 'This covers only these lines. Other lines remain with other partners.')
          : t('offers.accept.others', 'All other quotes for this request close then.'),
      ]}
      confirm={t('offers.accept.confirm', 'Accept')}
      onConfirm={async () => {
        await accept.mutateAsync({ leadId, quoteId, ...(addressId && { addressId }) });
        toast.success(t('offers.accept.done', 'Accepted'));
      }}
    />
  );
}
