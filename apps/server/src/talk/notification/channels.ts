import type { NotificationChannel } from '@nukkad/contract/kernel/notice';
import type { Message } from '../../platform/notice/message.ts';
import type { Contact } from '../../platform/notice/notice.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PushNote } from '../../platform/providers/push/push.ts';
import { pushTo } from './push/push-to.ts';

/** What is told, to whom, in the forms that the channels need. */
export interface Telling {
  readonly userId: string | null;
  readonly contact: Contact;
  readonly message: Message;
  readonly note: PushNote;
  readonly isUrgent: boolean;
}

/** False, or null at once, where this person cannot be reached so. */
type Sender = (
  platform: Pick<Platform, 'db' | 'write' | 'providers'>,
  telling: Telling,
) => Promise<boolean> | null;

const done = () => true;

/** A channel is added here. */
export const senders: Readonly<Record<NotificationChannel, Sender>> = {
  push: (platform, { userId, note, isUrgent }) => (userId ? pushTo(platform, userId, note, isUrgent) : null),
  sms: ({ providers: { sms } }, { contact: { mobileNumber }, message: { template, language, variables } }) =>
    mobileNumber ? sms.send({ mobileNumber, template, language, variables }).then(done) : null,
  mail: ({ providers }, { contact: { email }, message: { mail } }) =>
    email ? providers.mail.send({ to: email, ...mail }).then(done) : null,
};
