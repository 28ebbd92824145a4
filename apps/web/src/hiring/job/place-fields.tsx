import { pincodePattern } from '@nukkad/contract/kernel/patterns/pincode';
import { getPincode } from '@nukkad/contract/places/geography/geography.api';
import { useEffect, useRef } from 'react';
import { useAsked } from '../../platform/api/asked.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { FieldPair } from '../../ui/field/field-pair.tsx';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import type { StepProps } from './step-props.ts';

/** The locality follows the PIN code until it is typed. */
export function PlaceFields({ form: { fields, errors, change, textAt } }: StepProps) {
  const { t } = useTranslation();
  const { pincode, locality } = fields;
  const { data, error } = useAsked(
    getPincode,
    { params: { pincode } },
    { enabled: pincodePattern.test(pincode), staleTime: Number.POSITIVE_INFINITY },
  );
  const found = pincodePattern.test(pincode) ? data?.address : undefined;
  const filled = useRef('');
  useEffect(() => {
    if (!found || (locality !== '' && locality !== filled.current)) return;
    filled.current = found.location;
    change({ locality: found.location });
    // Only another PIN code fills it in anew.
  }, [found]);
  const known = found && [found.district, found.state].join(', ');
  return (
    <FieldPair>
      <TextField
        label={t('posting.pincode', 'PIN code of the workplace')}
        hint={known ?? t('posting.pincode.hint', 'Candidates see the locality, not the address.')}
        name="pincode"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={6}
        value={pincode}
        error={errors['pincode'] ?? (found ? undefined : error?.message)}
        onChange={({ target }) => change({ pincode: target.value.replaceAll(/\D/g, '').slice(0, 6) })}
      />
      <HindiField label={t('posting.locality', 'Locality')} maxLength={80} {...textAt('locality')} />
    </FieldPair>
  );
}
