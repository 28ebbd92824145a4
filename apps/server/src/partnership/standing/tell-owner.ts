import type { PartnerStatus } from '@nukkad/contract/partner/partner.lifecycle';
import { findPartner } from '../../partner/index.ts';
import type { Consumer } from '../../platform/outbox/event.ts';
import { firstTime, hasSeen } from '../../platform/outbox/once.ts';
import { system } from '../../platform/platform.ts';
import type { PartnershipParts } from '../partnership.parts.ts';

/** By what it became; moves that the owner makes are seen on the screen. */
const words: Readonly<Partial<Record<PartnerStatus, string>>> = {
  Approved: 'your partner profile was accepted. Verify your bank account and you are live.',
  Rejected: 'your partner profile needs something mended. Sign in to read what.',
  Active: 'your shop is live. Customers can book you now.',
  Suspended: 'your shop is suspended and cannot be booked. Sign in to read why.',
  Blocked: 'your shop was blocked. Sign in to read why and how to contact us.',
  Inactive: 'your shop rests, as you have not signed in for long. Sign in and it is open again.',
  Deactivated: 'your shop is closed. Thank you for being with us.',
};

/** A message to whoever owns a partner; nothing where there is no number. */
export async function sendToOwner(
  { platform, account }: Pick<PartnershipParts, 'platform' | 'account'>,
  organisationId: string,
  text: string,
): Promise<void> {
  const { db, providers } = platform;
  const partner = await findPartner(db, organisationId);
  const owner = partner && (await account.getPeople(db, [partner.ownerUserId])).get(partner.ownerUserId);
  if (owner && owner.mobileNumber !== '')
    await providers.sms.send({
      mobileNumber: owner.mobileNumber,
      template: 'account_notice',
      variables: { text },
    });
}

/** The owner hears by message what was decided, once for each event. */
export function tellOwner({ platform, account }: PartnershipParts): Consumer {
  const { db, clock } = platform;
  const name = 'partnership.tell_owner';
  return {
    name,
    on: ['partner.status_changed'],
    run: async (event) => {
      const text = words[event.payload['to'] as PartnerStatus];
      if (text === undefined || (await hasSeen(db, name, event))) return;
      const partner = await findPartner(db, String(event.payload['organisationId']));
      // Several moves at once, as accepted and live: only the last of them is news.
      if (!partner || partner.status !== event.payload['to']) return;
      await sendToOwner({ platform, account }, partner.organisationId, text);
      await platform.write(system, (tx) => firstTime(tx, name, event, clock.now()));
    },
  };
}
