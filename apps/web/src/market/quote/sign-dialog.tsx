import type { QuoteThread } from '@nukkad/contract/market/quote/quote.model';
import { ApiError } from '@nukkad/contract/kernel/client';
import { getQuoteThread } from '@nukkad/contract/market/quote/quote.api';
import type { GivenSignature } from '../../nouns/envelope/sign-here.tsx';
import { SignHereDialog } from '../../nouns/envelope/sign-here-dialog.tsx';
import { renew } from '../../platform/api/asked.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { toast } from '../../ui/dialog/toast.ts';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { documentLink, useQuoteCode, useSignQuote } from './quote.queries.ts';

/** One side signs the document of the accepted version: `?dialog=sign`. */
export function SignDialog({
  thread: { leadId, title, rfqNumber, agreement },
  addressId,
}: {
  thread: QuoteThread;
  addressId: string | null;
}) {
  const { t } = useTranslation();
  const dialog = useUrlDialog('sign');
  const ask = useQuoteCode();
  const sign = useSignQuote();
  if (!agreement) return null;
  const { digest, document } = agreement;
  // The page is read anew before this ends, and takes the dialog away.
  const signWith = async (given: GivenSignature) => {
    try {
      const { status } = await sign.mutateAsync({
        leadId,
        digest,
        ...(addressId && { addressId }),
        ...given,
      });
      dialog.close();
      toast.success(
        status === 'Accepted By User'
          ? t('offers.sign.done', 'You signed this quote')
          : t('offers.sign.agreed', 'Agreed'),
      );
    } catch (error) {
      // There is another version, or it was declined: the page shows how it stands.
      if (error instanceof ApiError && error.status === 409) await renew(getQuoteThread);
      throw error;
    }
  };
  return (
    <SignHereDialog
      dialog={dialog}
      heading={t('offers.sign', 'Sign quote')}
      title={`${title}, ${rfqNumber}`}
      document={document}
      enter={t('offers.sign', 'Sign quote')}
      link={() => documentLink(leadId, 'document')}
      ask={() => ask.mutateAsync({ leadId, digest })}
      sign={signWith}
    />
  );
}
