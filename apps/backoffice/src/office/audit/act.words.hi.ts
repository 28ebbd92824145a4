import type { Act } from '@nukkad/contract/acts';
import { accountSentencesInHindi } from './account-sentences.hi.ts';
import { bookingSentencesInHindi } from './booking-sentences.hi.ts';
import { fileSentencesInHindi } from './file-sentences.hi.ts';
import { hiringSentencesInHindi } from './hiring-sentences.hi.ts';
import type { NetworkAct } from './network-sentences.ts';
import { identitySentencesInHindi } from './identity-sentences.hi.ts';
import { moderationSentencesInHindi } from './moderation-sentences.hi.ts';
import { moneySentencesInHindi } from './money-sentences.hi.ts';
import { pollSentencesInHindi } from './poll-sentences.hi.ts';
import { postSentencesInHindi } from './post-sentences.hi.ts';
import { reviewSentencesInHindi } from './review-sentences.hi.ts';
import { peopleSentencesInHindi } from './people-sentences.hi.ts';
import { rfqSentencesInHindi } from './rfq-sentences.hi.ts';
import type { SupportAct } from './support-sentences.ts';

/** The acts of the audit log, under `act.` and their names; those of support lie beside. */
const sentences = {
  ...accountSentencesInHindi,
  ...identitySentencesInHindi,
  ...bookingSentencesInHindi,
  ...moneySentencesInHindi,
  ...reviewSentencesInHindi,
  ...pollSentencesInHindi,
  ...postSentencesInHindi,
  ...moderationSentencesInHindi,
  'catalog.change_category': '{{who}} ने श्रेणी बदली।',
  'catalog.change_service': '{{who}} ने सेवा बदली।',
  'price.set': '{{who}} ने शहर का दाम तय किया।',
  'price.proposed': '{{who}} ने शहर का दाम मंज़ूरी के लिए भेजा।',
  'price.approved': '{{who}} ने शहर का दाम मंज़ूर किया।',
  'price.refused': '{{who}} ने शहर का दाम अस्वीकार किया।',
  'price.withdrawn': '{{who}} ने शहर का दाम वापस लिया।',
  'price.end_changed': '{{who}} ने शहर के दाम की आख़िरी तारीख़ बदली।',
  'coupon.made': '{{who}} ने ऑफ़र बनाया।',
  'coupon.proposed': '{{who}} ने ऑफ़र मंज़ूरी के लिए भेजा।',
  'coupon.changed': '{{who}} ने ऑफ़र बदला।',
  'coupon.approved': '{{who}} ने ऑफ़र मंज़ूर किया।',
  'coupon.refused': '{{who}} ने ऑफ़र अस्वीकार किया।',
  'coupon.paused': '{{who}} ने ऑफ़र रोका।',
  'coupon.resumed': '{{who}} ने ऑफ़र फिर चालू किया।',
  'coupon.ended': '{{who}} ने ऑफ़र ख़त्म किया।',
  'coupon.asked': '{{who}} ने पार्टनर से ऑफ़र में हिस्सा माँगा।',
  'coupon.consented': '{{who}} ने ऑफ़र में हिस्सा देना मंज़ूर किया।',
  'coupon.declined': '{{who}} ने ऑफ़र में हिस्सा देने से मना किया।',
  'enquiry.make': '{{who}} ने पार्टनर से सवाल पूछा।',
  'enquiry.ask': '{{who}} ने पूछताछ में और लिखा।',
  'enquiry.answer': '{{who}} ने पूछताछ का जवाब दिया।',
  'enquiry.resolve': '{{who}} ने पूछताछ बंद की।',
  'enquiry.expire': '{{who}} ने वह पूछताछ बंद की, जिसमें लंबे समय से किसी ने नहीं लिखा था।',
  ...peopleSentencesInHindi,
  ...fileSentencesInHindi,
  ...hiringSentencesInHindi,
  ...rfqSentencesInHindi,
  'support.make': '{{who}} ने सहायता का अनुरोध भेजा।',
  'support.answer': '{{who}} ने सहायता के अनुरोध का जवाब दिया।',
  'support.reply': '{{who}} ने सहायता के अनुरोध में कुछ जोड़ा।',
  'support.forward': '{{who}} ने सहायता का अनुरोध आगे भेजा।',
  'support.resolve': '{{who}} ने सहायता का अनुरोध हल किया।',
  'support.close': '{{who}} ने सहायता का अनुरोध बंद किया।',
  'support.reopen': '{{who}} ने सहायता का अनुरोध फिर खोला।',
  'newsletter.ask': '{{who}} ने न्यूज़लेटर माँगा।',
  'newsletter.confirm': '{{who}} ने न्यूज़लेटर की सदस्यता की पुष्टि की।',
  'newsletter.leave': '{{who}} ने न्यूज़लेटर अनसब्सक्राइब किया।',
  'newsletter.remove': '{{who}} ने न्यूज़लेटर से एक पता हटाया।',
  'support.cancel': '{{who}} ने सहायता का अनुरोध वापस लिया।',
  'notification.send_again': '{{who}} ने एक सूचना फिर भेजी।',
  'support.incident_opened': '{{who}} ने सहायता का अनुरोध भेजा।',
  'document.keep': '{{who}} ने दस्तावेज़ अपलोड किया।',
  'document.attach': '{{who}} ने दस्तावेज़ प्रोफ़ाइल में जोड़ा।',
  'document.detach': '{{who}} ने दस्तावेज़ प्रोफ़ाइल से हटाया।',
  'document.approve': '{{who}} ने दस्तावेज़ सत्यापित किया।',
  'document.reject': '{{who}} ने दस्तावेज़ अस्वीकार किया।',
  'document.remove': '{{who}} ने दस्तावेज़ डिलीट किया।',
  'share.make': '{{who}} ने शेयर करने के लिए लिंक बनाया।',
  'share.change': '{{who}} ने शेयर किया लिंक बदला।',
  'share.revoke': '{{who}} ने शेयर किया लिंक बंद किया।',
  'drive.grant': '{{who}} ने फ़ाइल या फ़ोल्डर लोगों के साथ शेयर किया।',
  'drive.change_grant': '{{who}} ने बदला कि शेयर की गई फ़ाइल या फ़ोल्डर के साथ कौन क्या कर सकता है।',
  'drive.revoke_grant': '{{who}} ने शेयर की गई फ़ाइल या फ़ोल्डर की अनुमति हटाई।',
  'drive.end_grant': '{{who}} ने आख़िरी दिन शेयर की गई फ़ाइल या फ़ोल्डर की अनुमति ख़त्म की।',
  'document.share': '{{who}} ने दस्तावेज़ लिंक से शेयर किया।',
  'document.setExpiry': '{{who}} ने बदला कि दस्तावेज़ कब तक मान्य है।',
  'document.unshare': '{{who}} ने दस्तावेज़ का लिंक बंद किया।',
  'admin.made': '{{who}} ने एडमिन खाता बनाया।',
  'admin.reset': '{{who}} ने एडमिन का लॉग इन रीसेट किया।',
  'admin.password_passed': '{{who}} ने सही पासवर्ड डाला।',
  'admin.sign_in_refused': '{{who}} का बैक ऑफ़िस लॉग इन विफल रहा।',
  'admin.password_chosen': '{{who}} ने पासवर्ड चुना।',
  'admin.authenticator_set_up': '{{who}} ने ऑथेंटिकेटर ऐप सेट किया।',
  'admin.signed_in': '{{who}} ने बैक ऑफ़िस में लॉग इन किया।',
  'admin.recovery_code_used': '{{who}} ने रिकवरी कोड से लॉग इन किया।',
  'admin.signed_out': '{{who}} ने बैक ऑफ़िस से लॉग आउट किया।',
  'list.export': '{{who}} ने सूची एक्सपोर्ट की।',
  'list.ask_export': '{{who}} ने सूची की फ़ाइल माँगी।',
  'list.finish_export': '{{who}} ने सूची की फ़ाइल बनाई।',
  'list.fail_export': '{{who}} सूची की फ़ाइल नहीं बना पाया।',
  'list.open_export': '{{who}} ने सूची की फ़ाइल डाउनलोड की।',
  'list.remove_export': '{{who}} ने सूची की फ़ाइल हटाई।',
  'list.forget_export': '{{who}} ने एक हफ़्ते बाद सूची की फ़ाइल हटाई।',
  'audit.verify': '{{who}} ने ऑडिट लॉग जाँचा।',
  'setting.set': '{{who}} ने कॉन्फ़िगरेशन बदला।',
  'setting.proposed': '{{who}} ने कॉन्फ़िगरेशन में बदलाव का प्रस्ताव दिया।',
  'setting.approved': '{{who}} ने कॉन्फ़िगरेशन का बदलाव मंज़ूर किया।',
  'setting.refused': '{{who}} ने कॉन्फ़िगरेशन का बदलाव अस्वीकार किया।',
  'setting.withdrawn': '{{who}} ने कॉन्फ़िगरेशन का बदलाव वापस लिया।',
  'dictionary.saved': '{{who}} ने शब्दकोश का टेक्स्ट बदला।',
  'dictionary.removed': '{{who}} ने शब्दकोश से टेक्स्ट हटाया।',
} satisfies Record<Exclude<Act, SupportAct | NetworkAct>, string>;

export const actWords: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(sentences).map(([act, hindi]) => [`act.${act}`, hindi]),
);
