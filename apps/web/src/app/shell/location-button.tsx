import { useTranslation } from '../../platform/i18n/use-translation.ts';
import IconPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import { Link } from 'react-router';
import { placeName, useServiceLocation } from '../../platform/location/location-store.ts';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import styles from './location-button.module.css';

export function LocationButton() {
  const { t } = useTranslation();
  const location = useServiceLocation();
  const dialog = useDialogLink('location');
  const name = location && placeName(location);
  return (
    <Link
      {...dialog}
      className={styles.button}
      aria-label={t('location.change', 'Location: {{name}}. Change', {
        name: name ?? t('location.none', 'not chosen'),
      })}
    >
      <IconPin size={18} aria-hidden />
      <span className={styles.name}>{name ?? t('location.choose', 'Choose location')}</span>
    </Link>
  );
}
