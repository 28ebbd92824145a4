import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import styles from './address-card.module.css';
import { Button } from '../../ui/press/button.tsx';
import { toast } from '../../ui/dialog/toast.ts';

export type BookingAddress = BookingDetails['address'];

/** RFC 5870, with the point repeated as a query, so that map apps set a pin there. */
export function geoLink({ latitude, longitude, formatedAddress }: BookingAddress): string | null {
  if (latitude === null || longitude === null) return null;
  const point = `${latitude},${longitude}`;
  return `geo:${point}?q=${point}(${encodeURIComponent(formatedAddress)})`;
}

/** Where the work is: the words, whom to ask for, the map of the phone, and a copy for any other map. */
export function AddressCard({ address }: { address: BookingAddress }) {
  const { t } = useTranslation();
  const map = geoLink(address);
  const copy = async () => {
    await navigator.clipboard.writeText(address.formatedAddress);
    toast.success(t('address.copied', 'Address copied'));
  };
  return (
    <div className={styles.card}>
      <IconMapPin size={26} aria-hidden className={styles.pin} />
      <div>
        <address className={styles.words}>{address.formatedAddress}</address>
        {address.contactName && (
          <p className={styles.contact}>
            {t('address.ask', 'Ask for {{name}}', { name: address.contactName })}
          </p>
        )}
        <div className={styles.ways}>
          {map && (
            <a className={styles.map} href={map}>
              {t('address.map', 'Open in maps')}
            </a>
          )}
          <Button tone="quiet" small icon={<IconCopy size={18} aria-hidden />} onClick={() => void copy()}>
            {t('address.copy', 'Copy address')}
          </Button>
        </div>
      </div>
    </div>
  );
}
