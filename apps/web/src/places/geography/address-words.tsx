import { isKeyOf } from '@nukkad/contract/kernel/record';
import type { DeliveryAddress } from '@nukkad/contract/places/geography/geography.model';
import IconOffice from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import styles from './address.module.css';

const icons = { Home: IconHome, Office: IconOffice, Other: IconPin };

export function labelWords(t: Translate, label: string): string {
  if (label === 'Home') return t('address.home', 'Home');
  if (label === 'Office') return t('address.office', 'Office');
  return t('address.other', 'Other');
}

/** An address as people read it: what it is called, who to ask for, and the whole of it. */
export function AddressWords({ address }: { address: DeliveryAddress }) {
  const { t } = useTranslation();
  const Icon = isKeyOf(icons, address.label) ? icons[address.label] : IconPin;
  return (
    <span className={styles.words}>
      <Icon size={24} aria-hidden className={styles.icon} />
      <span>
        <b>
          {labelWords(t, address.label)}
          {address.isDefault && <small className={styles.usual}>{t('address.default', 'Default')}</small>}
        </b>
        <span className={styles.line}>{address.contactName}</span>
        <span className={styles.line}>{address.formatedAddress}</span>
      </span>
    </span>
  );
}
