import type { Place } from '@nukkad/contract/places/geography/geography.model';
import IconPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import styles from './location-picker.module.css';

/** The three likeliest addresses of the device's point; the person says which one is true. */
export function FoundPlaces({
  places,
  onChoose,
  onClose,
}: {
  places: readonly Place[];
  onChoose: (place: Place) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  return (
    <Dialog opened onClose={onClose} title={t('location.which', 'Choose your address')}>
      <ul className={styles.places}>
        {places.map((place) => (
          <li key={`${place.label} ${place.detail}`}>
            <button type="button" onClick={() => onChoose(place)}>
              <IconPin size={22} aria-hidden />
              <span>
                <b>{place.label}</b>
                <small>{place.location.address.formatedAddress || place.detail}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
