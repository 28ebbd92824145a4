import IconPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import styles from './home-place.module.css';

/** The place of the prices, and where no partner serves it, a notice before the visitor chooses. */
export function HomePlace({ place, served }: { place: string | null; served: boolean }) {
  const { t } = useTranslation();
  const dialog = useDialogLink('location');
  if (place === null) return null;
  return (
    <p className={styles.place} data-served={served} role="status">
      <IconPin size={20} aria-hidden />
      <span>
        {served
          ? t('home.pricesAt', 'Prices for {{place}}.', { place })
          : t('home.notServed', 'We’re not in {{place}} yet. Look around, or change your location.', {
              place,
            })}{' '}
        <Link {...dialog}>{t('place.change', 'Change location')}</Link>
      </span>
    </p>
  );
}
