import { ApiError } from '@nukkad/contract/kernel/client';
import { couponProblems } from '@nukkad/contract/market/coupon/coupon.noun';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { formatMoney } from '../../ui/mark/money.tsx';
import { toast } from '../../ui/dialog/toast.ts';
import { useApplyOffer } from './offer.queries.ts';
import { problemWords } from './offer-words.ts';

const isTrouble = (code: string): code is keyof typeof couponProblems => code in couponProblems;

/** Applies an offer by its code and says what it saves. Throws the reason, in words, where it was refused. */
export function useApply(onDone?: () => void) {
  const { t, locale } = useTranslation();
  const applying = useApplyOffer();
  const apply = async (code: string) => {
    try {
      const { offers } = await applying.mutateAsync(code);
      const offer = offers.find((one) => one.code === code.trim().toUpperCase());
      if (offer)
        toast.success(
          t('coupon.done', '{{code}} applied. You save {{sum}}.', {
            code: offer.code,
            sum: formatMoney(offer.discount, locale),
          }),
        );
      onDone?.();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const field = error.fields['code'] && t('coupon.code.shape', 'Enter 4 to 20 letters and digits.');
      throw new Error(field ?? (isTrouble(error.code) ? problemWords(t, error.code) : error.message), {
        cause: error,
      });
    }
  };
  return { apply, pending: applying.isPending ? applying.variables : null };
}
