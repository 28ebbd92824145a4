import type { PartnerProfile } from '@nukkad/contract/partner/partner.model';
import { useState } from 'react';
import { useTranslation } from '../platform/i18n/use-translation.ts';
import { Button } from '../ui/button.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { ListSkeleton } from '../ui/skeletons.tsx';
import { OfferRow } from './offer-row.tsx';
import styles from './partner.module.css';
import { useMyOffers, useOffers, useTrades } from './partner.queries.ts';

/** A trade, and its services to tick, each with the own price and time. Every tick is saved at once. */
export function ServicesStep({ profile, onSaved }: { profile: PartnerProfile; onSaved: () => void }) {
  const { t, plural } = useTranslation();
  const trades = useTrades();
  const mine = useMyOffers();
  const [chosen, setChosen] = useState<string | null>(null);
  const trade = chosen ?? mine.data?.[0]?.categoryId ?? '';
  const offers = useOffers(trade);
  return (
    <div className={styles.form}>
      <p className={styles.lead}>
        {t('partner.services.lead', 'Choose a trade and tick what you do. At least one service is needed.')}
      </p>
      <SelectField
        label={t('partner.trade', 'Trade')}
        value={trade}
        options={[
          ...(trade === '' ? [{ value: '', label: t('partner.trade.choose', 'Choose a trade') }] : []),
          ...(trades.data ?? []).map(({ categoryId, categoryName }) => ({
            value: categoryId,
            label: categoryName,
          })),
        ]}
        onChange={({ target }) => setChosen(target.value)}
      />
      {offers.error && (
        <ErrorState
          message={offers.error.message}
          action={<Button onClick={() => void offers.refetch()}>{t('action.retry', 'Try again')}</Button>}
        />
      )}
      {trade !== '' && !offers.data && !offers.error && <ListSkeleton count={4} />}
      {offers.data && (
        <ul className={styles.offers}>
          {offers.data.map((row) => (
            <OfferRow key={row.serviceId} row={row} />
          ))}
        </ul>
      )}
      <p role="status" className={styles.small}>
        {profile.serviceCount === 0
          ? t('partner.services.none', 'You have not chosen a service yet.')
          : plural('partner.services.count', profile.serviceCount, {
              one: 'You offer {{count}} service.',
              other: 'You offer {{count}} services.',
            })}
      </p>
      <div className={styles.actions}>
        <Button onClick={onSaved} disabled={profile.serviceCount === 0}>
          {t('partner.goOn', 'Go on')}
        </Button>
      </div>
    </div>
  );
}
