import type { Consumer, OutboxEvent } from '../platform/outbox/event.ts';
import { firstTime, hasSeen } from '../platform/outbox/once.ts';
import { type Platform, system } from '../platform/platform.ts';
import type { Said } from '../platform/spoken.rules.ts';
import { mailOfAnswer, mailOfReceipt, mailToSupport, smsOfAnswer, smsOfReceipt } from './support.mails.ts';
import { type IncidentRow, findAnswer, findIncident } from './support.store.ts';

/** How soon complaints are settled; the privacy notice says it. */
export type ReadAnswerDays = (now: Date) => Promise<number>;

/** Outside effects cannot be taken back: asked before, noted after. */
async function onceOutside(
  platform: Platform,
  consumer: string,
  event: OutboxEvent,
  send: () => Promise<void>,
): Promise<void> {
  if (await hasSeen(platform.db, consumer, event)) return;
  await send();
  await platform.write(system, (tx) => firstTime(tx, consumer, event, platform.clock.now()));
}

/** By mail, or by SMS where no mail is known. */
async function tellPerson(
  { providers }: Platform,
  row: IncidentRow,
  mail: { readonly subject: string; readonly text: string },
  sms: Said,
): Promise<void> {
  if (row.email) return providers.mail.send({ to: row.email, ...mail });
  if (row.mobileNumber)
    await providers.sms.send({
      mobileNumber: row.mobileNumber,
      template: 'account_notice',
      language: row.lang,
      variables: { text: sms[row.lang] },
    });
}

export function supportConsumers(platform: Platform, readAnswerDays: ReadAnswerDays): readonly Consumer[] {
  const { db, config, clock, providers } = platform;
  const { company, BRAND_NAME: brand } = config;
  const rowOf = (event: OutboxEvent) => findIncident(db, String(event.payload['incidentId']));
  const toSupport: Consumer = {
    name: 'support.mail_support',
    on: ['support.incident_opened'],
    run: async (event) => {
      const row = await rowOf(event);
      if (!row) return;
      const mail = mailToSupport(row, event.payload['again'] === true);
      await onceOutside(platform, toSupport.name, event, () =>
        providers.mail.send({ to: company.email, ...mail }),
      );
    },
  };
  const receipt: Consumer = {
    name: 'support.mail_receipt',
    on: ['support.incident_opened'],
    run: async (event) => {
      const row = await rowOf(event);
      if (!row || event.payload['again'] === true) return;
      const answersWithinDays = await readAnswerDays(clock.now());
      const mail = mailOfReceipt(row, { brand, company, answersWithinDays });
      const sms = smsOfReceipt(row.incidentNumber);
      await onceOutside(platform, receipt.name, event, () => tellPerson(platform, row, mail, sms));
    },
  };
  const answer: Consumer = {
    name: 'support.mail_answer',
    on: ['support.incident_answered'],
    run: async (event) => {
      const row = await rowOf(event);
      const words = await findAnswer(db, String(event.payload['answerId']));
      if (!row || words === null) return;
      const sms = smsOfAnswer(row.incidentNumber, `${config.publicOrigin}/help/support`);
      await onceOutside(platform, answer.name, event, () =>
        tellPerson(platform, row, mailOfAnswer(row, words, brand), sms),
      );
    },
  };
  return [toSupport, receipt, answer];
}
