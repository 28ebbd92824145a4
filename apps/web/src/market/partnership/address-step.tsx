import type { PartnerProfile } from '@nukkad/contract/identity/partner/partner.model';
import { profileChanges } from '@nukkad/contract/identity/partner/partner.model';
import { useId } from 'react';
import * as z from 'zod/mini';
import { useSentForm } from '../../platform/forms/use-sent-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { AreaMap } from './area-map.tsx';
import { fieldWords } from './partner-words.ts';
import styles from './partner.module.css';
import { saveProfile, useServedArea } from './partner.queries.ts';
import { StepFrame } from './step-frame.tsx';

const schema = z.required(
  z.pick(profileChanges, { line1: true, locality: true, landmark: true, pincode: true, radiusMetres: true }),
);

/** Where the firm sits, and how far from there it goes. */
export function AddressStep({ profile, onSaved }: { profile: PartnerProfile; onSaved: () => void }) {
  const { t } = useTranslation();
  const id = useId();
  const { line1, locality, landmark, pincode, radiusMetres } = profile;
  const form = useSentForm({
    send: saveProfile,
    initial: { line1, locality, landmark, pincode, radiusMetres },
    schema,
    onSent: onSaved,
  });
  const { fields, change, errors, textAt } = form;
  const area = useServedArea(fields.pincode, fields.radiusMetres);
  const line = (name: 'line1' | 'locality' | 'landmark') => ({
    label: fieldWords(t, name),
    ...textAt(name),
  });
  const km = fields.radiusMetres / 1000;
  return (
    <StepFrame lead={t('partner.address.lead', 'Customers see your area, not your address.')} form={form}>
      <HindiField autoComplete="address-line1" {...line('line1')} />
      <HindiField autoComplete="address-line2" {...line('locality')} />
      <HindiField {...line('landmark')} />
      <TextField
        label={fieldWords(t, 'pincode')}
        name="pincode"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={6}
        value={fields.pincode}
        error={errors['pincode']}
        onChange={({ target }) => change({ pincode: target.value.replace(/\D/g, '').slice(0, 6) })}
      />
      <div className={styles.area}>
        <label htmlFor={id}>{t('partner.radius', 'Service area: up to {{km}} km', { km })}</label>
        <input
          id={id}
          name="radiusMetres"
          type="range"
          min={1}
          max={60}
          value={km}
          aria-valuetext={t('partner.radius.km', '{{km}} km', { km })}
          onChange={({ target }) => change({ radiusMetres: Number(target.value) * 1000 })}
        />
        {area.data && <AreaMap area={area.data} radiusMetres={fields.radiusMetres} />}
      </div>
    </StepFrame>
  );
}
