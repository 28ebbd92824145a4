import { beforeVisit, type BookingStatus } from '@nukkad/contract/market/booking/booking.noun';
import type { QuickReplyWords } from '../../../platform/talk/talk-reference.ts';

const reply = (code: string, en: string, hi: string): QuickReplyWords => ({ code, said: { en, hi } });

const onMyWay = reply('on_my_way', 'I’m on my way.', 'मैं रास्ते में हूँ।');
const arrived = reply('arrived', 'I’ve arrived.', 'मैं पहुँच गया हूँ।');
const late = reply('running_late', 'I’m running a little late.', 'मुझे थोड़ी देर हो रही है।');
const lookingForward = reply('see_you_then', 'We’ll be there on time.', 'हम समय पर पहुँचेंगे।');
const needPhoto = reply(
  'send_photo',
  'Can you send a photo of the problem?',
  'क्या आप समस्या की फ़ोटो भेज सकते हैं?',
);
const done = reply('work_done', 'The work is done. Please check it.', 'काम हो गया है। कृपया देख लें।');
const whenComing = reply('when_coming', 'When will you come?', 'आप कब आएँगे?');
const callGate = reply('call_at_gate', 'Please message me at the gate.', 'गेट पर आकर मुझे संदेश भेजें।');
const bringParts = reply('bring_parts', 'Please bring the parts with you.', 'कृपया सामान साथ लाएँ।');
const howLong = reply('how_long', 'How long will it take?', 'कितना समय लगेगा?');
const thanks = reply('thank_you', 'Thank you!', 'धन्यवाद!');

interface Replies {
  readonly customer: readonly QuickReplyWords[];
  readonly partner: readonly QuickReplyWords[];
}

const before: Replies = { customer: [whenComing, bringParts, thanks], partner: [lookingForward, needPhoto] };
const byStatus: Partial<Record<BookingStatus, Replies>> = {
  Assigned: { customer: [whenComing, callGate, bringParts], partner: [onMyWay, late, arrived, needPhoto] },
  Inprogress: { customer: [howLong, thanks], partner: [done, needPhoto] },
  Completed: { customer: [thanks], partner: [done, thanks] },
};
const none: Replies = { customer: [], partner: [] };

/** What each side is likely to say while the booking is in this state. */
export function quickRepliesAt(status: BookingStatus): Replies {
  const isBefore = beforeVisit.some((one) => one === status);
  return byStatus[status] ?? (isBefore ? before : none);
}
