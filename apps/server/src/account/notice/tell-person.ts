import type { Heard } from '../../platform/outbox/event.ts';
import { firstTime, hasSeen } from '../../platform/outbox/once.ts';
import { type Platform, system } from '../../platform/platform.ts';
import { smsText } from '../../platform/providers/sms-texts.ts';
import type { Said } from '../../platform/spoken.rules.ts';
import { type Account, findAccounts } from '../account.store.ts';

export const accountSubject: Said = { en: 'your account', hi: 'आपका खाता' };

/** To the number, and to the address as well: whoever took over one of them does not read the other. */
async function send({ config, providers }: Platform, person: Account, said: Said): Promise<void> {
  const { mobileNumber, email, language } = person;
  const words = { template: 'account_notice', language, variables: { text: said[language] } } as const;
  if (mobileNumber !== '') await providers.sms.send({ mobileNumber, ...words });
  if (email !== null)
    await providers.mail.send({
      to: email,
      subject: `${config.BRAND_NAME}: ${accountSubject[language]}`,
      text: smsText(config.BRAND_NAME, words),
    });
}

/** A message to a person about the own account, once for each event. Number and address are looked up when it is sent. */
export async function tellPerson(
  platform: Platform,
  consumer: string,
  { eventId, facts }: Pick<Heard<{ readonly userId: string }>, 'eventId' | 'facts'>,
  said: Said,
): Promise<void> {
  const { db, clock } = platform;
  if (await hasSeen(db, consumer, { eventId })) return;
  const [person] = await findAccounts(db, [facts.userId]);
  if (!person) return;
  await send(platform, person, said);
  await platform.write(system, (tx) => firstTime(tx, consumer, { eventId }, clock.now()));
}
