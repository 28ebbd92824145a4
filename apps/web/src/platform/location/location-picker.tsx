import {
  listCities,
  listDeliveryAddresses,
  searchPlaces,
} from '@nukkad/contract/places/geography/geography.api';
import type { City, DeliveryAddress, Place } from '@nukkad/contract/places/geography/geography.model';
import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuildingCommunity.mjs';
import IconTarget from '@tabler/icons-react/dist/esm/icons/IconCurrentLocation.mjs';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMailbox.mjs';
import IconPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/press/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { QuickSearch, type QuickSearchOption } from '../../ui/field/quick-search.tsx';
import { call } from '../api/client.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { useSession } from '../session/use-session.ts';
import { placeToKeep } from './locate.ts';
import type { StoredLocation } from './location-store.ts';
import styles from './location-picker.module.css';

interface PlaceOption extends QuickSearchOption {
  readonly place: StoredLocation;
}

/** The largest cities, for people who prefer choosing to typing. */
const citiesOffered = 4;

const icons = { pincode: IconMail, locality: IconPin, city: IconBuilding };

function placeOption(place: Place): PlaceOption {
  const Icon = icons[place.kind];
  return {
    key: `${place.kind} ${place.label} ${place.detail}`,
    label: place.label,
    detail: place.detail,
    icon: <Icon size={22} aria-hidden />,
    place: placeToKeep(place),
  };
}

function addressOption(address: DeliveryAddress): PlaceOption {
  const { locality, district, state, stateCode, pincode, cityCode, formatedAddress } = address;
  return {
    key: address.addressId,
    label: address.label,
    detail: formatedAddress,
    icon: <IconHome size={22} aria-hidden />,
    place: {
      location: {
        geoLocation: { type: 'Point', coordinates: [address.longitude, address.latitude] },
        address: {
          state,
          district,
          subDistrict: '',
          pincode,
          location: locality,
          formatedAddress,
          stateCode,
          districtCode: '',
          cityCode,
        },
      },
    },
  };
}

/** A district tells two cities of one name apart; beside any other it is noise: "Delhi, North". */
/** A district tells two cities of one name apart; beside any other it is noise: "Delhi, North". */
const cityOption = (city: City, _: number, all: readonly City[]): PlaceOption => ({
  key: city.cityCode,
  label: city.city,
  detail: all.some((other) => other.city === city.city && other !== city) ? city.district : undefined,
  icon: <IconBuilding size={22} aria-hidden />,
  place: { city },
});

const holds = (option: PlaceOption, text: string) =>
  [option.label, option.detail].some(
    (words) => typeof words === 'string' && words.toLowerCase().includes(text.toLowerCase()),
  );

/** A place by PIN code, locality, city or saved address, all in one field. */
export function LocationPicker({
  onChoose,
  onFind,
  onClose,
  busy,
  near,
  failed,
}: {
  onChoose: (place: StoredLocation) => void;
  onFind: () => void;
  onClose: () => void;
  busy: boolean;
  /** What the device's own point has come to, when it is known already. */
  near: readonly Place[];
  /** Why the device gave no place, after its button; null: it was not asked, or gave one. */
  failed: string | null;
}) {
  const { t } = useTranslation();
  const signedIn = useSession().status === 'signed-in';
  const [saved, setSaved] = useState<readonly PlaceOption[]>([]);
  const [cities, setCities] = useState<readonly PlaceOption[]>([]);

  useEffect(() => {
    call(listCities, { query: { limit: citiesOffered }, quiet: true }).then(
      (page) => setCities(page.items.map(cityOption)),
      () => setCities([]),
    );
  }, []);

  useEffect(() => {
    if (!signedIn) return;
    call(listDeliveryAddresses, { quiet: true }).then(
      (page) => setSaved(page.items.map(addressOption)),
      () => setSaved([]),
    );
  }, [signedIn]);

  const find = async (text: string, signal: AbortSignal) => {
    const { items } = await call(searchPlaces, { query: { q: text, limit: 8 }, signal, quiet: true });
    return [...saved.filter((option) => holds(option, text)), ...items.map(placeOption)];
  };

  return (
    <Dialog opened onClose={onClose} title={t('location.title', 'Where do you need it?')}>
      <div className={styles.picker}>
        <Button tone="haldi" wide busy={busy} onClick={onFind} icon={<IconTarget size={20} aria-hidden />}>
          {t('location.here', 'Use my location')}
        </Button>
        {failed && (
          <p role="alert" className={styles.failed}>
            {failed} {t('location.search.instead', 'Or search for your location.')}
          </p>
        )}
        <QuickSearch
          label={t('location.search', 'PIN code, locality or city')}
          placeholder={t('location.search.hint', '560038, Indiranagar, Bengaluru')}
          find={find}
          initial={
            saved.length > 0 ? [...saved, ...near.map(placeOption)] : [...near.map(placeOption), ...cities]
          }
          onChoose={(option) => onChoose(option.place)}
          autoFocus
        />
      </div>
    </Dialog>
  );
}
