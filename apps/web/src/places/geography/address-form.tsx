import { deliveryAddressBody } from '@nukkad/contract/places/geography/geography.model';
import type { DeliveryAddress } from '@nukkad/contract/places/geography/geography.model';
import { useForm } from '../../platform/forms/use-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Tick } from '../../ui/field/field-group.tsx';
import { Refusal } from '../../ui/state/refusal.tsx';
import { SwitchRow } from '../../ui/field/switch-row.tsx';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import type { AddressFields } from './address-fields.ts';
import { withPincode } from './address-fields.ts';
import { useSaveAddress } from './address.queries.ts';
import { labelWords } from './address-words.tsx';
import { Form } from '../../ui/field/form.tsx';
import { PincodeField } from './pincode-field.tsx';

const labels = ['Home', 'Office', 'Other'] as const;

/** The fields of one address. The dialog's footer holds its button, linked by `id`. */
export function AddressForm({
  id,
  initial,
  addressId,
  asksName = false,
  onSaved,
}: {
  id: string;
  initial: AddressFields;
  addressId: string | null;
  /** The person has no name yet: this field asks for it. */
  asksName?: boolean;
  onSaved: (address: DeliveryAddress | null) => void;
}) {
  const { t } = useTranslation();
  const save = useSaveAddress(addressId);
  const { fields, change, errors, submit } = useForm({
    initial,
    schema: deliveryAddressBody,
    send: async (typed) => onSaved(await save.mutateAsync(typed)),
    about: { pincode_unknown: 'pincode' },
  });
  const text = (name: 'contactName' | 'line1' | 'landmark' | 'locality') => ({
    name,
    value: fields[name],
    error: errors[name],
    onText: (typed: string) => change({ [name]: typed }),
  });

  return (
    <Form id={id} onSubmit={submit}>
      <SwitchRow
        legend={t('address.label', 'Save address as')}
        options={labels.map((value) => ({ value, label: labelWords(t, value) }))}
        value={fields.label}
        onChange={(label) => change({ label })}
      />
      <PincodeField
        value={fields.pincode}
        error={errors['pincode']}
        onChange={(typed) => {
          change({ pincode: typed });
          change((before) => withPincode(before, typed));
        }}
        onFound={(locality) => change((before) => ({ ...before, locality: before.locality || locality }))}
      />
      <HindiField
        label={t('address.line1', 'House, floor, building')}
        autoComplete="address-line1"
        {...text('line1')}
      />
      <HindiField
        label={t('address.locality', 'Street and locality')}
        autoComplete="address-line2"
        {...text('locality')}
      />
      <HindiField
        label={t('address.landmark', 'Landmark (optional)')}
        placeholder={t('address.landmark.hint', 'Opposite the water tank')}
        {...text('landmark')}
      />
      <HindiField
        label={asksName ? t('address.name', 'Your name') : t('address.contact', 'Contact at the address')}
        autoComplete="name"
        {...text('contactName')}
      />
      <Tick
        checked={fields.isDefault}
        disabled={initial.isDefault}
        onChange={(event) => change({ isDefault: event.target.checked })}
      >
        {t('address.makeDefault', 'Set as default')}
      </Tick>
      <Refusal>{errors['form']}</Refusal>
    </Form>
  );
}
