import { supportEvents } from '@nukkad/contract/support/support.events';
import { consumer, when } from '../platform/outbox/consumer.ts';
import type { Consumer, Heard } from '../platform/outbox/event.ts';
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
  name: string,
  event: Pick<Heard, 'eventId'>,
  send: () => Promise<void>,
): Promise<void> {
  if (await hasSeen(platform.db, name, event)) return;
  await send();
  await platform.write(system, (tx) => firstTime(tx, name, event, platform.clock.now()));
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
  const toSupport = 'support.mail_support';
  const receipt = 'support.mail_receipt';
  const answer = 'support.mail_answer';
  return [
    consumer(
      toSupport,
      when(supportEvents.incidentOpened, async (heard) => {
        const row = await findIncident(db, heard.facts.incidentId);
        if (!row) return;
        const mail = mailToSupport(row, heard.facts.again === true);
        await onceOutside(platform, toSupport, heard, () =>
          providers.mail.send({ to: company.email, ...mail }),
        );
      }),
    ),
    consumer(
      receipt,
      when(supportEvents.incidentOpened, async (heard) => {
        const row = await findIncident(db, heard.facts.incidentId);
        if (!row || heard.facts.again === true) return;
        const answersWithinDays = await readAnswerDays(clock.now());
        const mail = mailOfReceipt(row, { brand, company, answersWithinDays });
        const sms = smsOfReceipt(row.incidentNumber);
        await onceOutside(platform, receipt, heard, () => tellPerson(platform, row, mail, sms));
      }),
    ),
    consumer(
      answer,
      when(supportEvents.incidentAnswered, async (heard) => {
        const row = await findIncident(db, heard.facts.incidentId);
        const words = await findAnswer(db, heard.facts.answerId);
        if (!row || words === null) return;
        const sms = smsOfAnswer(row.incidentNumber, `${config.publicOrigin}/help/support`);
        await onceOutside(platform, answer, heard, () =>
          tellPerson(platform, row, mailOfAnswer(row, words, brand), sms),
        );
      }),
    ),
  ];
}
