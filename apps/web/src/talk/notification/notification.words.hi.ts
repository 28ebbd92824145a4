import type { notificationErrors } from '@nukkad/contract/talk/notification/notification.noun';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

/** Notifications: the bell, the list. */
export const notificationWords = {
  'notification.title': 'सूचनाएँ',
  'notification.about': 'आपकी बुकिंग, भुगतान और खाते में क्या हुआ।',
  'notification.unread_one': '{{count}} बिना पढ़ी सूचना',
  'notification.unread_other': '{{count}} बिना पढ़ी सूचनाएँ',
  'notification.kind': 'किस बारे में',
  'notification.all': 'सब',
  'notification.tag.account': 'खाता',
  'notification.tag.bookings': 'बुकिंग',
  'notification.tag.payments': 'भुगतान',
  'notification.tag.team': 'टीम',
  'notification.tag.messages': 'संदेश',
  'notification.tag.offers': 'ऑफ़र',
  'notification.tag.network': 'नेटवर्क',
  'notification.today': 'आज',
  'notification.earlier': 'पहले',
  'notification.new': 'नई',
  'notification.readAll': 'सब पढ़ी हुई करें',
  'notification.settings': 'सेटिंग',
  'notification.noneOfKind': 'इस बारे में कोई सूचना नहीं',
  'notification.showAll': 'सब सूचनाएँ देखें',
  'notification.device': 'इस डिवाइस पर',
  'notification.device.about': 'ऐप बंद हो तब भी तुरंत पता चले। SMS ज़रूरत पर ही आएगा।',
  'notification.device.unable': 'यह ब्राउज़र सूचनाएँ नहीं दिखा सकता।',
  'notification.network.kind': 'नेटवर्क से',
  'notification.network.connections': 'अनुरोध और नए कनेक्शन',
  'notification.network.comments': 'टिप्पणियाँ और जवाब',
  'notification.network.reactions': 'प्रतिक्रियाएँ',
  'notification.network.mentions': 'ज़िक्र',
  'notification.network.polls': 'पोल के नतीजे',
  'notification.network.groups': 'ग्रुप',
  'notification.way.inapp': 'ऐप में',
  'notification.way.push': 'पुश',
  'notification.way.mail': 'SMS और ईमेल',
  'notification.quiet': 'शांत समय',
  'notification.quiet.about': 'जो रुक सकता है, सुबह आएगा। OTP, भुगतान और विज़िट के बदलाव हमेशा आते हैं।',
  'notification.quiet.from': 'कब से',
  'notification.quiet.until': 'कब तक',
};

export const notificationEmptyWords: Readonly<Record<string, string>> = {
  'empty.no-notifications': 'अभी कोई सूचना नहीं',
  'empty.no-notifications.words': 'आपकी बुकिंग और भुगतान की सूचनाएँ यहाँ दिखेंगी।',
};

export const notificationRefusals = refusalsInHindi<keyof typeof notificationErrors>({
  push_service_unknown: 'आपके ब्राउज़र की सूचनाएँ यहाँ काम नहीं करतीं।',
});
