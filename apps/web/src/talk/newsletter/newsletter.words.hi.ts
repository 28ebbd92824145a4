import type { newsletterErrors } from '@nukkad/contract/talk/newsletter/newsletter.noun';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

/** The newsletter: the form in the foot of the site, and the pages of its links. */
export const newsletterWords = {
  'newsletter.title': 'न्यूज़लेटर',
  'newsletter.heading': 'न्यूज़लेटर पाएँ',
  'newsletter.email': 'ईमेल',
  'newsletter.subscribe': 'सब्सक्राइब करें',
  'newsletter.consent': 'महीने में लगभग एक बार ऑफ़र और ख़बरें। कभी भी अनसब्सक्राइब करें।',
  'newsletter.sent': 'अपना इनबॉक्स देखें',
  'newsletter.sent.words': 'अगर {{email}} अभी सब्सक्राइब नहीं है, तो हमने उस पर पुष्टि का लिंक भेजा है।',
  'newsletter.confirm.title': 'सब्सक्रिप्शन की पुष्टि करें',
  'newsletter.confirm.asked': 'हमारा न्यूज़लेटर ईमेल से आएगा। जब चाहें अनसब्सक्राइब करें।',
  'newsletter.confirm.act': 'पुष्टि करें',
  'newsletter.confirm.done': 'आपने सब्सक्राइब कर लिया है',
  'newsletter.confirm.done.words': 'हमने आपको अनसब्सक्राइब करने के लिंक के साथ ईमेल भेजा है।',
  'newsletter.leave.title': 'अनसब्सक्राइब करें?',
  'newsletter.leave.asked': 'हमारा न्यूज़लेटर अब आपको नहीं आएगा।',
  'newsletter.leave.act': 'अनसब्सक्राइब करें',
  'newsletter.leave.done': 'आप अनसब्सक्राइब हो गए हैं',
  'newsletter.leave.done.words': 'हम 30 दिन के भीतर आपका ईमेल पता डिलीट कर देंगे।',
  'newsletter.home': 'होम पर जाएँ',
};

export const newsletterRefusals = refusalsInHindi<keyof typeof newsletterErrors>({
  newsletter_link_wrong: 'यह लिंक अधूरा है। इसे ईमेल से फिर खोलें।',
  newsletter_link_expired: 'यह लिंक अब काम नहीं करता। नए लिंक के लिए फिर सब्सक्राइब करें।',
});
