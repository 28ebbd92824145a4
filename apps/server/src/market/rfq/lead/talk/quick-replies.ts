import type { QuickReplyWords } from '../../../../platform/talk/talk-reference.ts';

const reply = (code: string, en: string, hi: string): QuickReplyWords => ({ code, said: { en, hi } });

/** What each side is likely to say while a request is open. */
export const quickReplies = {
  customer: [
    reply('when_look', 'When can you come and take a look?', 'आप देखने कब आ सकते हैं?'),
    reply('how_long', 'How long will it take?', 'कितना समय लगेगा?'),
    reply('thank_you', 'Thank you!', 'धन्यवाद!'),
  ],
  partner: [
    reply('send_photo', 'Can you send a photo of the place?', 'क्या आप जगह की फ़ोटो भेज सकते हैं?'),
    reply('may_visit', 'When can we come and take a look?', 'हम देखने कब आ सकते हैं?'),
    reply('quote_soon', 'We’ll send you a quote soon.', 'हम जल्द ही आपको कोटेशन भेजेंगे।'),
  ],
} as const;
