import type { staffEvents } from '@nukkad/contract/staff/staff.events';
import type { HeardOf } from '../platform/outbox/event.ts';
import { firstTime, hasSeen } from '../platform/outbox/once.ts';
import { system } from '../platform/platform.ts';
import { smsText } from '../platform/providers/sms-texts.ts';
import { countRecentTo, findInvitation } from './invitation.store.ts';
import { mayTellInvited, recentMs } from './invited.rules.ts';
import type { StaffParts } from './staff.parts.ts';
import type { InvitationRow } from './staff.row.ts';

export const tellInvitedConsumer = 'staff.tell_invited';

/** By SMS, and by mail where an address was given; in the language of whoever is asked, as far as it is known. */
async function send(parts: StaffParts, invitation: InvitationRow): Promise<void> {
  const { platform, account, partner, wishesOf } = parts;
  const { db, config, providers } = platform;
  const { organisationId, mobileNumber, email } = invitation;
  const [person, organisations] = await Promise.all([
    account.findByNumber(db, mobileNumber),
    partner.getOrganisations(db, [organisationId]),
  ]);
  const wishes = person && (await wishesOf?.(db, person.userId));
  const language = wishes?.language ?? invitation.language;
  const variables = {
    company: organisations.get(organisationId)?.companyName ?? '',
    link: `${config.publicOrigin}/profile/invitations`,
  };
  const words = { template: 'staff_invitation', language, variables } as const;
  if (wishes?.sms ?? true) await providers.sms.send({ mobileNumber, ...words });
  if (email !== null && (wishes?.mail ?? true))
    await providers.mail.send({
      to: email,
      subject: `${config.BRAND_NAME}: ${variables.company}`,
      text: smsText(config.BRAND_NAME, words),
    });
}

/** Once for each invitation that still waits. Number, words and wishes are looked up when it is sent. */
export async function tellInvited(
  parts: StaffParts,
  event: HeardOf<typeof staffEvents.invited>,
): Promise<void> {
  const { db, clock } = parts.platform;
  if (await hasSeen(db, tellInvitedConsumer, event)) return;
  const invitation = await findInvitation(db, event.facts.invitationId);
  if (invitation?.status !== 'Pending') return;
  const since = new Date(invitation.createdAt.getTime() - recentMs);
  if (!mayTellInvited(await countRecentTo(db, invitation, since))) return;
  await send(parts, invitation);
  await parts.platform.write(system, (tx) => firstTime(tx, tellInvitedConsumer, event, clock.now()));
}
