import type { DeliveryAddress } from '@nukkad/contract/places/geography/geography.model';
import { useIsMutating } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useServiceLocation } from '../../platform/location/location-store.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { Button } from '../../ui/press/button.tsx';
import { newFields } from './address-fields.ts';
import { AddressForm } from './address-form.tsx';

/** The form itself, where there is no address to choose from: a dialog would only be one more tap. */
export function FirstAddress({ onSaved }: { onSaved: (address: DeliveryAddress) => void }) {
  const { t } = useTranslation();
  const id = useId();
  const place = useServiceLocation();
  const { profile } = useSession();
  const busy = useIsMutating() > 0;
  return (
    <>
      <AddressForm
        id={id}
        addressId={null}
        initial={newFields(place, profile?.fullName ?? '')}
        asksName={profile?.fullName === ''}
        onSaved={(saved) => saved && onSaved(saved)}
      />
      <Button type="submit" form={id} wide busy={busy}>
        {t('address.saveAndContinue', 'Save and continue')}
      </Button>
    </>
  );
}
