import type { NoticeChannel } from '@nukkad/contract/kernel/notice';
import type { Message } from '../../platform/notice/message.ts';
import type { Contact } from '../../platform/notice/notice.ts';
import type { Providers } from '../../platform/providers/index.ts';

/** Null where this person cannot be reached so. */
type Sender = (providers: Providers, to: Contact, message: Message) => Promise<void> | null;

/** A channel is added here. Left out: it does not exist yet, and notices that name it go on to the next. */
export const senders: Readonly<Partial<Record<NoticeChannel, Sender>>> = {
  sms: ({ sms }, { mobileNumber }, { template, language, variables }) =>
    mobileNumber ? sms.send({ mobileNumber, template, language, variables }) : null,
  mail: (providers, { email }, { mail }) => (email ? providers.mail.send({ to: email, ...mail }) : null),
};
