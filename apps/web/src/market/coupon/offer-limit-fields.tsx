import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Refusal } from '../../ui/state/refusal.tsx';
import { DayField } from '../../ui/field/day-field.tsx';
import { SwitchRow } from '../../ui/field/switch-row.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import type { FieldsProps } from './offer-fields.ts';
import { useOfferableServices } from './partner-offer.queries.ts';
import { Stack } from '../../ui/page/parts.tsx';
import styles from './partner-offer.module.css';

function ServiceBoxes({ fields, change }: FieldsProps) {
  const { t } = useTranslation();
  const chosen = fields.serviceIds ?? [];
  const rows = useOfferableServices().data?.items ?? [];
  const turn = (serviceId: string, on: boolean) =>
    change({ serviceIds: on ? [...chosen, serviceId] : chosen.filter((id) => id !== serviceId) });
  return (
    <fieldset className={styles.services}>
      <legend>{t('ownOffer.services', 'Services')}</legend>
      {rows.map(({ serviceId, name }) => (
        <label key={serviceId}>
          <input
            type="checkbox"
            checked={chosen.includes(serviceId)}
            onChange={({ target }) => turn(serviceId, target.checked)}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}

/** For whom and what it is, when one may book with it, and how often. */
export function LimitFields(props: FieldsProps) {
  const { fields, errors, change } = props;
  const { t } = useTranslation();
  return (
    <>
      <SwitchRow
        legend={t('ownOffer.for', 'For')}
        options={[
          { value: 'all', label: t('ownOffer.allServices', 'All your services') },
          { value: 'some', label: t('ownOffer.someServices', 'Some services') },
        ]}
        value={fields.serviceIds === null ? 'all' : 'some'}
        onChange={(of) => change({ serviceIds: of === 'all' ? null : [] })}
      />
      {fields.serviceIds !== null && <ServiceBoxes {...props} />}
      <Refusal>{errors['serviceIds']}</Refusal>
      <SwitchRow
        legend={t('ownOffer.who', 'Customers')}
        options={[
          { value: 'everyone', label: t('ownOffer.everyone', 'Everyone') },
          { value: 'newcomers', label: t('ownOffer.newcomers', 'First booking with you') },
        ]}
        value={fields.audience}
        onChange={(audience) => change({ audience })}
      />
      <Stack gap={0.75} align="start" columns="1fr 1fr">
        <DayField
          label={t('ownOffer.from', 'First day')}
          name="fromDay"
          value={fields.fromDay}
          error={errors['fromDay']}
          onDay={(fromDay) => change({ fromDay })}
        />
        <DayField
          label={t('ownOffer.to', 'Last day (optional)')}
          name="toDay"
          value={fields.toDay ?? ''}
          min={fields.fromDay}
          error={errors['toDay']}
          onDay={(day) => change({ toDay: day || null })}
        />
        <TextField
          label={t('ownOffer.total', 'Total bookings (optional)')}
          name="totalLimit"
          inputMode="numeric"
          maxLength={8}
          value={fields.totalLimit}
          error={errors['totalLimit']}
          onChange={({ target }) => change({ totalLimit: target.value })}
        />
        <TextField
          label={t('ownOffer.person', 'Bookings per customer')}
          name="personLimit"
          inputMode="numeric"
          maxLength={4}
          value={fields.personLimit}
          error={errors['personLimit']}
          onChange={({ target }) => change({ personLimit: target.value })}
        />
      </Stack>
      <small>
        {t('ownOffer.limits', 'Set a last day or a number of bookings. Days are those of booking.')}
      </small>
    </>
  );
}
