import type { Consumer } from '../platform/outbox/event.ts';
import { system } from '../platform/platform.ts';
import { checkBank } from './bank/check-bank.ts';
import type { PartnershipParts } from './partnership.parts.ts';
import { closeWhenDone } from './standing/close-when-done.ts';
import { followOwner } from './standing/follow-owner.ts';
import { spreadCityPrice, tellCityPrice } from './standing/tell-city-price.ts';
import { tellOwner } from './standing/tell-owner.ts';

export function partnershipConsumers(parts: PartnershipParts): readonly Consumer[] {
  const { platform } = parts;
  return [
    {
      name: 'partnership.check_bank',
      on: ['partner.bank_given'],
      run: ({ payload }) => checkBank(parts, String(payload['organisationId']), String(payload['checkId'])),
    },
    {
      name: 'partnership.close_left',
      on: ['booking.closed', 'booking.cancelled', 'booking.refused', 'booking.rejected', 'booking.refunded'],
      run: async ({ payload }) => {
        for (const organisationId of [payload['organisationId'], payload['formerOrganisationId']])
          if (typeof organisationId === 'string')
            await platform.write(system, (tx) =>
              closeWhenDone(tx, parts, organisationId, platform.clock.now()),
            );
      },
    },
    {
      name: 'partnership.follow_owner',
      on: ['account.status_changed'],
      run: ({ payload }) =>
        platform.write(system, (tx) =>
          followOwner(parts, tx, String(payload['userId']), platform.clock.now()),
        ),
    },
    tellOwner(parts),
    spreadCityPrice(parts),
    tellCityPrice(parts),
  ];
}
