import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconStar from '@tabler/icons-react/dist/esm/icons/IconSparkles.mjs';
import IconStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import type { BookAgain } from '@nukkad/contract/market/again/again.model';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { DateTime } from '../../ui/time/date-time.tsx';
import { List } from '../../ui/page/parts.tsx';
import styles from './again.module.css';

interface IconProps {
  readonly size: number;
  readonly 'aria-hidden': true;
}

function Fact({
  Icon,
  children,
  change,
}: {
  Icon: ComponentType<IconProps>;
  children: ReactNode;
  change: ReactNode;
}) {
  return (
    <Card as="li" quiet className={styles.fact}>
      <Icon size={26} aria-hidden />
      <div>{children}</div>
      {change}
    </Card>
  );
}

/** When, who and where; `change` is the way to choose another one. */
export function AgainFacts({
  again,
  change,
}: {
  again: BookAgain;
  change: (what: 'time' | 'partner' | 'address') => ReactNode;
}) {
  const { t } = useTranslation();
  const { slot, partner, professional, address } = again;
  return (
    <List>
      <Fact Icon={IconClock} change={again.serviceable && address && change('time')}>
        <b>{slot ? <DateTime at={slot.from} as="short" /> : t('again.noTime', 'No slot chosen')}</b>
      </Fact>
      <Fact Icon={partner ? IconStore : IconStar} change={address && change('partner')}>
        <b>{professional?.name ?? partner?.companyName ?? t('cart.best', 'Best available professional')}</b>
        {professional && partner && <span>{partner.companyName}</span>}
        {!partner && (
          <span>
            {t('cart.best.words', 'We ask a partner near you. If they can’t come, we ask the next one.')}
          </span>
        )}
      </Fact>
      <Fact Icon={IconMapPin} change={change('address')}>
        <b>{address?.contactName ?? t('again.noAddress', 'No address chosen')}</b>
        {address && <span>{address.formatedAddress}</span>}
      </Fact>
    </List>
  );
}
