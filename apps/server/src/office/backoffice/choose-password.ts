import { backofficeErrors } from '@nukkad/contract/office/backoffice/backoffice.noun';
import type { NextStep } from '@nukkad/contract/office/backoffice/sign-in.api';
import { hashPassword } from '../../platform/password.ts';
import { type Platform, system } from '../../platform/platform.ts';
import { refuse } from '../../platform/refusal.ts';
import { tokenHash } from './admin-keys.ts';
import { lockAdmin, savePassword } from './admin.store.ts';
import { giveNextStep } from './next-step.ts';
import { recordAct } from './record-sign-in.ts';
import { lockTicket, markTicketUsed } from './ticket.store.ts';

/** With the one-time link. It leads on to the authenticator. */
export async function choosePassword(
  platform: Platform,
  { ticket, password, now }: { ticket: string; password: string; now: Date },
): Promise<NextStep> {
  const passwordHash = await hashPassword(password);
  return platform.write(system, async (tx) => {
    const found = await lockTicket(tx, tokenHash(ticket), now);
    if (found?.purpose !== 'password') return refuse(backofficeErrors.ticket_over);
    const admin = await lockAdmin(tx, found.userId);
    if (!admin.mayEnter) return refuse(backofficeErrors.ticket_over);
    await markTicketUsed(tx, found, now);
    await savePassword(tx, admin.userId, passwordHash, now);
    await recordAct(tx, admin.userId, 'password_chosen', now);
    return giveNextStep(platform, tx, admin, now);
  });
}
