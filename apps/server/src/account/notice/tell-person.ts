import type { OutboxEvent } from '../../platform/outbox/event.ts';
import { firstTime, hasSeen } from '../../platform/outbox/once.ts';
import { type Platform, system } from '../../platform/platform.ts';
import { findAccounts } from '../account.store.ts';

/** A message to a person about the own account, once for each event. The number is looked up when it is sent. */
export async function tellPerson(
  platform: Platform,
  consumer: string,
  event: OutboxEvent,
  text: string,
): Promise<void> {
  const { db, clock, providers } = platform;
  if (await hasSeen(db, consumer, event)) return;
  const [person] = await findAccounts(db, [String(event.payload['userId'])]);
  if (!person) return;
  await providers.sms.send({
    mobileNumber: person.mobileNumber,
    template: 'account_notice',
    variables: { text },
  });
  await platform.write(system, (tx) => firstTime(tx, consumer, event, clock.now()));
}
