import type { OutboxEvent } from '../../platform/outbox/event.ts';
import { firstTime, hasSeen } from '../../platform/outbox/once.ts';
import { type Platform, system } from '../../platform/platform.ts';
import { smsText } from '../../platform/providers/sms-texts.ts';
import { type Account, findAccounts } from '../account.store.ts';

/** To the number, and to the address as well: whoever took over one of them does not read the other. */
async function send({ config, providers }: Platform, person: Account, text: string): Promise<void> {
  const { mobileNumber, email } = person;
  const variables = { text };
  if (mobileNumber !== '') await providers.sms.send({ mobileNumber, template: 'account_notice', variables });
  if (email !== null)
    await providers.mail.send({
      to: email,
      subject: `${config.BRAND_NAME}: your account`,
      text: smsText(config.BRAND_NAME, 'account_notice', variables),
    });
}

/** A message to a person about the own account, once for each event. Number and address are looked up when it is sent. */
export async function tellPerson(
  platform: Platform,
  consumer: string,
  event: OutboxEvent,
  text: string,
): Promise<void> {
  const { db, clock } = platform;
  if (await hasSeen(db, consumer, event)) return;
  const [person] = await findAccounts(db, [String(event.payload['userId'])]);
  if (!person) return;
  await send(platform, person, text);
  await platform.write(system, (tx) => firstTime(tx, consumer, event, clock.now()));
}
