import { Button, Group } from '@mantine/core';
import {
  holdEarning,
  holdPayouts,
  type OfficeEarning,
  seenOfEarning,
  seenOfPayoutHold,
} from '@nukkad/contract/money/payout/payout-admin.api';
import { useState } from 'react';
import { t } from '../../platform/words.ts';
import { WhyForm } from '../../ui/why-form.tsx';

type Asked = 'earning' | 'partner';

/** Holds one earning or all payouts of its partner, or lets them go; each asks for a reason first. */
export function EarningActs({ earning }: { earning: OfficeEarning }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const { partnerName: name, canHold, canRelease, isHeld } = earning;
  const close = () => setAsked(null);
  return (
    <Group gap={6} justify="end" wrap="nowrap">
      {canHold || canRelease ? (
        <Button size="xs" variant="default" onClick={() => setAsked('earning')}>
          {canHold ? t('payout.hold', 'Hold') : t('payout.release', 'Release')}
        </Button>
      ) : null}
      <Button size="xs" variant="subtle" onClick={() => setAsked('partner')}>
        {isHeld ? t('payout.releasePartner', 'Release partner') : t('payout.holdPartner', 'Hold partner')}
      </Button>
      {asked === 'earning' ? <HoldEarning earning={earning} onClose={close} /> : null}
      {asked === 'partner' ? (
        <WhyForm
          title={
            isHeld
              ? t('payout.releasePayoutsOf', 'Release payouts to {{name}}', { name })
              : t('payout.holdPayoutsOf', 'Hold payouts to {{name}}', { name })
          }
          doIt={isHeld ? t('payout.release', 'Release') : t('payout.hold', 'Hold')}
          endpoint={holdPayouts}
          bodyOf={(why) => ({ hold: !isHeld, why, seen: seenOfPayoutHold(earning) })}
          params={{ organisationId: earning.organisationId }}
          said={(saved) =>
            saved.isHeld
              ? t('payout.partnerHeld', 'Payouts to {{name}} are on hold.', { name })
              : t('payout.partnerReleased', 'Payouts to {{name}} are released.', { name })
          }
          onClose={close}
        />
      ) : null}
    </Group>
  );
}

function HoldEarning({ earning, onClose }: { earning: OfficeEarning; onClose: () => void }) {
  const { canHold, earningId } = earning;
  const [seen] = useState(() => seenOfEarning(earning));
  return (
    <WhyForm
      title={
        canHold
          ? t('payout.holdEarning', 'Hold this earning')
          : t('payout.releaseEarning', 'Release this earning')
      }
      doIt={canHold ? t('payout.hold', 'Hold') : t('payout.release', 'Release')}
      endpoint={holdEarning}
      bodyOf={(why) => ({ hold: canHold, why, seen })}
      params={{ earningId }}
      said={() =>
        canHold
          ? t('payout.earningHeld', 'The earning is on hold.')
          : t('payout.earningReleased', 'The earning is released.')
      }
      onClose={onClose}
    />
  );
}
