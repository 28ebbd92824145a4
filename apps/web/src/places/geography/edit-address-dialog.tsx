import type { DeliveryAddress } from '@nukkad/contract/places/geography/geography.model';
import { useIsMutating } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useServiceLocation } from '../../platform/location/location-store.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { Button } from '../../ui/press/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { AddressForm } from './address-form.tsx';
import { fieldsOf, newFields } from './address-fields.ts';

export const editAddress = 'address';
export const addressParameter = 'addressId';

/** `?dialog=address` adds one; with `&addressId=` it changes that one. */
export function EditAddressDialog({
  addresses,
  onSaved,
}: {
  addresses: readonly DeliveryAddress[];
  onSaved?: (address: DeliveryAddress) => void;
}) {
  const { t } = useTranslation();
  const id = useId();
  const dialog = useUrlDialog(editAddress, [addressParameter]);
  const place = useServiceLocation();
  const { profile } = useSession();
  const busy = useIsMutating() > 0;
  if (!dialog.opened) return null;
  const address = addresses.find((one) => one.addressId === dialog.get(addressParameter));
  return (
    <Dialog
      opened
      onClose={dialog.close}
      title={address ? t('address.edit', 'Edit address') : t('address.new', 'New address')}
      footer={
        <>
          <Button tone="plain" onClick={dialog.close}>
            {t('action.back', 'Back')}
          </Button>
          <Button type="submit" form={id} busy={busy}>
            {t('address.save', 'Save address')}
          </Button>
        </>
      }
    >
      <AddressForm
        id={id}
        addressId={address?.addressId ?? null}
        initial={address ? fieldsOf(address) : newFields(place, profile?.fullName ?? '')}
        onSaved={(saved) => {
          dialog.close();
          if (saved) onSaved?.(saved);
        }}
      />
    </Dialog>
  );
}
