import type { AnyEvent, EventSpec } from '@nukkad/contract/kernel/event';
import type {
  NetworkKind,
  NoticeChannel,
  NoticeWeight,
  NotificationTag,
} from '@nukkad/contract/kernel/notice';
import type { Reader } from '../db/database.ts';
import type { Heard } from '../outbox/event.ts';
import type { SmsTemplate } from '../providers/index.ts';
import type { Language, Said } from '../spoken.rules.ts';

/** One-time codes are not notices: they have their own path, lifetime and limits. */
export type NoticeTemplate = Extract<
  SmsTemplate,
  | 'account_notice'
  | 'booking_update'
  | 'service_arrived'
  | 'signing_update'
  | 'staff_invitation'
  | 'start_code'
>;

/** Where a message goes other than to the contacts of an account. */
export interface Contact {
  readonly mobileNumber: string | null;
  readonly email: string | null;
  readonly language: Language;
}

export interface Recipient {
  /** Whose choices count, and whose contacts are used unless `at` names others; null: no account. */
  readonly userId: string | null;
  readonly at?: Contact;
  /** Tells several people of one notice apart in the record of what was sent; an id or a role, nothing personal. */
  readonly as?: string;
  /** Of what a member of the network did, to which member: told of no longer once one of both blocks the other. */
  readonly between?: { readonly from: string; readonly to: string };
}

export interface Words {
  /** The values of the template; texts differ by language. */
  readonly fills: Readonly<Record<string, string | Said>>;
  /** Left out: the text of the SMS under the template's subject. */
  readonly mail?: { readonly subject: Said; readonly text: Said };
  /** In the list and on a lock screen. Left out: the text without the link that it ends with. */
  readonly listed?: Said;
  /** What it is about, below the words in the list and on a lock screen. */
  readonly subject?: Said;
}

interface Common<Facts extends object> {
  /** The kind that people may turn off. */
  readonly tag: NotificationTag;
  /** Of the network: which of its kinds people may turn off by itself; null: it is not asked. */
  readonly kind?: NetworkKind | null;
  /** The post whose comments it tells of, for those who muted it; null: of none. */
  readonly ofPost?: (facts: Facts) => string | null;
  /** The screen that it leads to, of `screenAddress`. What the screen shows is allowed by its own calls. */
  readonly opens: (facts: Facts) => string;
  /** What goes on and is told of again, as a conversation: one row of the list; null: each notice stands for itself. */
  readonly thread?: (facts: Facts) => string | null;
  /** Sent whatever was chosen: without it nothing can go on. */
  readonly urgent?: boolean;
  /** Left out: critical where it is urgent, about money, or sent by each channel; else usual. */
  readonly weight?: NoticeWeight;
  /** The registered text; `account_notice` unless named. */
  readonly template?: NoticeTemplate;
  /** In the order in which they are tried; every notice to a person with an account is listed in the app besides. */
  readonly channels?: readonly NoticeChannel[];
  /** `first`, the default: the first channel that works. `each`: all of them. */
  readonly by?: 'first' | 'each';
  readonly to: (heard: Heard<Facts>, reader: Reader) => Promise<readonly Recipient[]>;
  /** What it is about besides its number, where more can be said; null: nothing more. */
  readonly subject?: (heard: Heard<Facts>, reader: Reader) => Promise<Said | null>;
}

/** `look` reads what the words need, when it is sent; null: this is no news any more. */
interface Worded<Facts extends object, Seen> {
  readonly look: (heard: Heard<Facts>, reader: Reader) => Promise<Seen | null>;
  readonly words: (seen: Seen) => Words | null;
}

interface Fixed {
  /** The same words every time. */
  readonly said: Said;
}

export interface NoticeSpec<Facts extends object, Seen> extends Required<Common<Facts>>, Worded<Facts, Seen> {
  readonly name: string;
  readonly event: EventSpec<Facts>;
}

/** A notice with the types of its facts hidden: `open` passes it to a generic function. */
export interface Notice {
  readonly name: string;
  readonly event: AnyEvent;
  readonly tag: NotificationTag;
  readonly words: (seen: never) => Words | null;
  open<Result>(use: <Facts extends object, Seen>(spec: NoticeSpec<Facts, Seen>) => Result): Result;
}

/** The thread of a conversation: its notices are read with it. */
export const conversationThread = (conversationId: string): string => `conversation:${conversationId}`;

/** The common form: a sentence in the place that the template leaves for it. */
export const text = (said: Said): Words => ({ fills: { text: said } });

/** One person by id; no recipient for a missing id. */
export const person = (userId: string | null | undefined): readonly Recipient[] =>
  userId ? [{ userId }] : [];

/** Who listens for a member of the network, of what another member did; no recipient where no one listens. */
export const listener = (userId: string | null, from: string, to: string): readonly Recipient[] =>
  userId === null ? [] : [{ userId, between: { from, to } }];

const channelOrder: readonly NoticeChannel[] = ['push', 'inapp', 'sms', 'mail'];

/**
 * `notice('booking.notice', bookingEvents.accepted, { tag, to, said })`: who is told of an event, and in which words.
 * `name` is that of its consumer, which queued jobs carry, so it stays; several events may share it.
 */
export function notice<Facts extends object>(
  name: string,
  event: EventSpec<Facts>,
  options: Common<NoInfer<Facts>> & Fixed,
): Notice;
export function notice<Facts extends object, Seen>(
  name: string,
  event: EventSpec<Facts>,
  options: Common<NoInfer<Facts>> & Worded<NoInfer<Facts>, Seen>,
): Notice;
export function notice<Facts extends object, Seen>(
  name: string,
  event: EventSpec<Facts>,
  options: Common<Facts> & (Fixed | Worded<Facts, Seen>),
): Notice {
  const {
    tag,
    urgent = false,
    template = 'account_notice',
    channels = channelOrder,
    by = 'first',
    weight = urgent || by === 'each' || tag === 'payments' ? 'critical' : 'usual',
    opens,
    thread = () => null,
    kind = null,
    ofPost = () => null,
    subject = async () => null,
    to,
  } = options;
  const common = {
    name,
    event,
    tag,
    kind,
    ofPost,
    urgent,
    weight,
    template,
    channels,
    by,
    opens,
    thread,
    subject,
    to,
  };
  if ('said' in options) {
    const words = () => text(options.said);
    return noticeOf({ ...common, look: async () => options.said, words });
  }
  return noticeOf({ ...common, look: options.look, words: options.words });
}

const noticeOf = <Facts extends object, Seen>(spec: NoticeSpec<Facts, Seen>): Notice => ({
  name: spec.name,
  event: spec.event,
  tag: spec.tag,
  words: spec.words,
  open: (use) => use(spec),
});
