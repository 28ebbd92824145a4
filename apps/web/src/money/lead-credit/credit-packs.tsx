import type { LeadCreditPack } from '@nukkad/contract/money/lead-credit/lead-credit.model';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Refusal } from '../../ui/state/refusal.tsx';
import { Button } from '../../ui/press/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { Grid, Text } from '../../ui/page/parts.tsx';
import styles from './lead-credit.module.css';
import { type OpenCheckoutFrom, useBuyPack } from './lead-credit.queries.ts';

/** What can be bought; each goes to the provider’s checkout at the price that is shown. */
export function CreditPacks({ packs, open }: { packs: readonly LeadCreditPack[]; open: OpenCheckoutFrom }) {
  const { t, plural, locale } = useTranslation();
  const navigate = useNavigate();
  const buy = useBuyPack(open);
  return (
    <>
      <Grid as="ul" least={12} gap={0.75}>
        {packs.map((pack) => {
          const { credits, amount, tax } = pack;
          const price = formatMoney(amount, locale);
          return (
            <Card as="li" quiet key={credits} className={styles.pack}>
              <Text as="strong" size={1.25}>
                {plural('leadCredit.count', credits, {
                  one: '{{count}} credit',
                  other: '{{count}} credits',
                })}
              </Text>
              <span className={styles.fact}>
                {t('leadCredit.tax', 'includes {{tax}} GST', { tax: formatMoney(tax, locale) })}
              </span>
              <Button
                busy={buy.isPending && buy.variables.credits === credits}
                onClick={() => buy.mutate(pack, { onSuccess: (next) => void navigate(next) })}
              >
                {t('leadCredit.buy', 'Buy for {{price}}', { price })}
              </Button>
            </Card>
          );
        })}
      </Grid>
      <Refusal>{buy.error?.message}</Refusal>
    </>
  );
}
