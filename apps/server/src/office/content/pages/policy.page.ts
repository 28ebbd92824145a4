import type { Group, LegalWords } from './page-words.model.ts';
import { pick } from './page-words.ts';
import { complaints } from './terms.page.ts';

type Say = ReturnType<typeof pick>;

const collected = (say: Say): Group => ({
  groupId: 'what-we-keep',
  title: say('What we keep', 'हम क्या रखते हैं'),
  paragraphs: [],
  points: [
    say('Your name, mobile number and email address.', 'आपका नाम, मोबाइल नंबर और ईमेल।'),
    say('Addresses you save, and the place you search in.', 'आपके सेव किए पते, और जहाँ आप खोजते हैं।'),
    say('Bookings, payments, invoices and messages to support.', 'बुकिंग, भुगतान, बिल और सहायता को भेजे संदेश।'),
    say(
      'An email address or number that you leave to be told when a service arrives: for that one message, 12 months at most.',
      'वह ईमेल या नंबर जो आप सेवा आने की सूचना के लिए देते हैं: केवल उस एक संदेश के लिए, ज़्यादा से ज़्यादा 12 महीने।',
    ),
    say(
      'For partners: PAN, GST number, bank account and documents. PAN and account numbers are encrypted.',
      'पार्टनर के लिए: PAN, GST नंबर, बैंक खाता और दस्तावेज़। PAN और खाता नंबर एन्क्रिप्ट रहते हैं।',
    ),
    say('We never store card numbers.', 'कार्ड नंबर हम कभी नहीं रखते।'),
  ],
});

const uses = (say: Say): Group => ({
  groupId: 'why',
  title: say('Why we use it', 'किसलिए'),
  paragraphs: [
    say(
      'To carry out your bookings, to invoice, to keep accounts safe and to answer you. Analytics and offers only if you agree.',
      'आपकी बुकिंग पूरी करने, बिल बनाने, खाते सुरक्षित रखने और आपको जवाब देने के लिए। आँकड़े और ऑफ़र केवल आपकी सहमति से।',
    ),
  ],
  points: [],
});

const shared = (say: Say): Group => ({
  groupId: 'who-sees-it',
  title: say('Who sees it', 'किसे दिखता है'),
  paragraphs: [],
  points: [
    say(
      'The partner you book sees your name, address and number, and only once it has accepted.',
      'जिस पार्टनर को आप बुक करते हैं उसे आपका नाम, पता और नंबर दिखता है, और स्वीकार करने के बाद ही।',
    ),
    say(
      'Payment, SMS, mail, map and verification services get what they need for their part.',
      'भुगतान, SMS, ईमेल, नक़्शे और जाँच की सेवाओं को केवल उतना मिलता है जितना उनके काम के लिए चाहिए।',
    ),
    say('Authorities, where the law demands it.', 'सरकारी विभाग, जहाँ क़ानून माँगे।'),
    say('We do not sell your data.', 'हम आपका डेटा नहीं बेचते।'),
  ],
});

const rights = (say: Say): Group => ({
  groupId: 'your-rights',
  title: say('Your rights', 'आपके अधिकार'),
  paragraphs: [
    say(
      'In your account, under Privacy, you can download a copy, withdraw consent and delete your account. Invoices and payments stay as long as tax law demands.',
      'खाते में “निजता” के अंदर आप कॉपी ले सकते हैं, सहमति वापस ले सकते हैं और खाता डिलीट कर सकते हैं। बिल और भुगतान टैक्स क़ानून की अवधि तक रहते हैं।',
    ),
  ],
  points: [],
});

const cookies = (say: Say): Group => ({
  groupId: 'cookies',
  title: say('Cookies and storage', 'कुकी और स्टोरेज'),
  paragraphs: [
    say(
      'We store your login, language, theme and chosen place on your device. Nothing is for advertising.',
      'हम आपके डिवाइस पर लॉग इन, भाषा, थीम और चुनी जगह रखते हैं। विज्ञापन के लिए कुछ नहीं।',
    ),
  ],
  points: [],
});

/** The notice of DPDP Act 2023, section 5, in words; the version is the one that consents are logged with. */
export const policyPage: LegalWords = (lang) => {
  const say = pick(lang);
  return {
    title: say('Privacy policy', 'निजता नीति'),
    lead: say(
      'What {company} keeps about you, why, and how to get or delete it.',
      '{company} आपके बारे में क्या रखती है, क्यों, और उसे कैसे लें या डिलीट करें।',
    ),
    groups: [collected(say), uses(say), shared(say), rights(say), cookies(say), complaints(lang)],
  };
};
