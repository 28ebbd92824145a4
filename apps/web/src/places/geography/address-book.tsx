import type { DeliveryAddress } from '@nukkad/contract/places/geography/geography.model';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Button } from '../../ui/press/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import { useMakeDefault } from './address.queries.ts';
import { AddressWords } from './address-words.tsx';
import { Grid, Row } from '../../ui/page/parts.tsx';
import styles from './address.module.css';
import { addressParameter, editAddress, EditAddressDialog } from './edit-address-dialog.tsx';
import { removeAddress, RemoveAddressDialog } from './remove-address-dialog.tsx';

function AddressCard({ address }: { address: DeliveryAddress }) {
  const { t } = useTranslation();
  const parameters = { [addressParameter]: address.addressId };
  const edit = useDialogLink(editAddress, parameters);
  const remove = useDialogLink(removeAddress, parameters);
  const makeDefault = useMakeDefault();
  return (
    <Card as="li" className={styles.card}>
      <AddressWords address={address} />
      <Row gap={0.5}>
        <ButtonLink {...edit} tone="plain" small>
          {t('address.change', 'Edit')}
        </ButtonLink>
        {!address.isDefault && (
          <Button
            tone="plain"
            small
            busy={makeDefault.isPending}
            onClick={() => makeDefault.mutate(address.addressId)}
          >
            {t('address.asDefault', 'Set as default')}
          </Button>
        )}
        <ButtonLink {...remove} tone="quiet" small>
          {t('address.remove', 'Remove')}
        </ButtonLink>
      </Row>
    </Card>
  );
}

export function AddAddressLink() {
  const { t } = useTranslation();
  const add = useDialogLink(editAddress);
  return (
    <ButtonLink {...add} icon={<IconPlus size={20} aria-hidden />}>
      {t('address.add', 'Add address')}
    </ButtonLink>
  );
}

/** All saved addresses, with what one may do about each. */
export function AddressBook({ addresses }: { addresses: readonly DeliveryAddress[] }) {
  const { t } = useTranslation();
  return (
    <>
      {addresses.length === 0 ? (
        <EmptyState scene="place" title={t('address.none', 'No saved addresses')} action={<AddAddressLink />}>
          {t('address.none.words', 'Save one to book faster next time.')}
        </EmptyState>
      ) : (
        <Grid as="ul" least={22} gap={1} keepsRoom>
          {addresses.map((address) => (
            <AddressCard key={address.addressId} address={address} />
          ))}
        </Grid>
      )}
      <EditAddressDialog addresses={addresses} />
      <RemoveAddressDialog addresses={addresses} />
    </>
  );
}
