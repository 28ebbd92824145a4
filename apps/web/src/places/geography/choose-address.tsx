import type { DeliveryAddress } from '@nukkad/contract/places/geography/geography.model';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import { useAddresses } from './address.queries.ts';
import { AddressWords } from './address-words.tsx';
import styles from './address.module.css';
import { FirstAddress } from './first-address.tsx';
import { addressParameter, editAddress, EditAddressDialog } from './edit-address-dialog.tsx';

function Choice({
  address,
  chosen,
  onChoose,
}: {
  address: DeliveryAddress;
  chosen: boolean;
  onChoose: () => void;
}) {
  const { t } = useTranslation();
  const edit = useDialogLink(editAddress, { [addressParameter]: address.addressId });
  return (
    <li className={styles.choice} data-chosen={chosen || undefined}>
      <label>
        <input type="radio" name="address" checked={chosen} onChange={onChoose} />
        <AddressWords address={address} />
      </label>
      <Link {...edit} className={styles.edit}>
        {t('address.change', 'Edit')}
      </Link>
    </li>
  );
}

/** Where the work is: one of the saved addresses, or a new one, which is then taken at once. */
export function ChooseAddress({
  value,
  onChoose,
  onSaved,
}: {
  value: string | null;
  onChoose: (address: DeliveryAddress) => void;
  /** A new or changed address was saved, which is then the chosen one. */
  onSaved: (address: DeliveryAddress) => void;
}) {
  const { t } = useTranslation();
  const addresses = useAddresses();
  const add = useDialogLink(editAddress);
  return (
    <Loaded query={addresses} waiting={<ListSkeleton count={2} />}>
      {(data) =>
        data.length === 0 ? (
          <FirstAddress onSaved={onSaved} />
        ) : (
          <>
            <fieldset className={styles.choose}>
              <legend>{t('address.where', 'Service address')}</legend>
              <ul>
                {data.map((address) => (
                  <Choice
                    key={address.addressId}
                    address={address}
                    chosen={address.addressId === value}
                    onChoose={() => onChoose(address)}
                  />
                ))}
              </ul>
            </fieldset>
            <ButtonLink {...add} tone="plain" icon={<IconPlus size={20} aria-hidden />}>
              {t('address.add', 'Add address')}
            </ButtonLink>
            <EditAddressDialog addresses={data} onSaved={onSaved} />
          </>
        )
      }
    </Loaded>
  );
}
