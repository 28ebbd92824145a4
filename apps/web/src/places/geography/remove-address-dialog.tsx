import type { DeliveryAddress } from '@nukkad/contract/places/geography/geography.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Question } from '../../ui/dialog/question.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { useRemoveAddress } from './address.queries.ts';
import { addressParameter } from './edit-address-dialog.tsx';

export const removeAddress = 'remove-address';

export function RemoveAddressDialog({ addresses }: { addresses: readonly DeliveryAddress[] }) {
  const { t } = useTranslation();
  const dialog = useUrlDialog(removeAddress, [addressParameter]);
  const remove = useRemoveAddress();
  const address = addresses.find((one) => one.addressId === dialog.get(addressParameter));
  return (
    <Question
      dialog={dialog}
      title={t('address.remove.title', 'Remove this address?')}
      consequences={[
        address?.formatedAddress,
        t('address.remove.follows', 'Existing bookings keep this address.'),
      ]}
      confirm={t('address.remove', 'Remove')}
      danger
      send={remove}
      request={address?.addressId ?? ''}
    />
  );
}
