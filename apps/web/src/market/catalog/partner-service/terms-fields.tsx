import type { FieldErrors } from '@nukkad/forms/refused-fields';
import type { PartnerService } from '@nukkad/contract/market/catalog/partner-service.api';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Duration } from '../../../ui/time/duration.tsx';
import { MoneyField } from '../../../ui/field/money-field.tsx';
import { SwitchLine } from '../../../ui/field/switch-line.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { unitName } from '../price-from.tsx';
import styles from './partner-service.module.css';
import type { Terms, TypedTerms } from './typed-terms.ts';

/** Price, duration and whether it is offered. */
export function TermsFields({
  row,
  terms,
  asked,
  refused,
  onChange,
}: {
  row: PartnerService;
  terms: Terms;
  /** Saving was tried. */
  asked: boolean;
  /** What the server said of each. */
  refused: FieldErrors;
  onChange: (change: Partial<TypedTerms>) => void;
}) {
  const { t } = useTranslation();
  const { price, words, minutes } = terms;
  const unit = unitName(t, row.unit);
  const missing =
    asked && price === null ? t('offer.price.missing', 'Enter your price for this service.') : undefined;
  return (
    <>
      <div className={styles.pair}>
        <div>
          <MoneyField
            label={
              unit
                ? t('offer.price.unit', 'Your price {{unit}}, before tax', { unit })
                : t('offer.price', 'Your price, before tax')
            }
            hint={words.usual}
            paise={price}
            error={words.error ?? refused['price'] ?? missing}
            onPaise={(paise) => onChange({ price: paise })}
            data-autofocus
          />
          <p role="status" className={styles.warning}>
            {words.warning}
          </p>
        </div>
        <TextField
          label={t('offer.minutes', 'Duration in minutes')}
          hint={
            <>
              {minutes !== null && (
                <>
                  <Duration minutes={minutes} />
                  {' · '}
                </>
              )}
              {t('offer.minutes.usual', 'Usual:')} <Duration minutes={row.usual.minutes} />
            </>
          }
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={terms.typedMinutes}
          error={terms.minutesError ?? refused['minutes']}
          onChange={({ target }) => onChange({ minutes: target.value })}
        />
      </div>
      <SwitchLine
        title={t('offer.active', 'Customers can book it')}
        about={t('offer.active.about', 'Turn off to pause it. Existing bookings don’t change.')}
        checked={terms.active}
        onChange={(active) => onChange({ active })}
      />
    </>
  );
}
