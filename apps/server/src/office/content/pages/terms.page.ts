import type { Group, LegalWords } from './page-words.model.ts';
import type { Lang } from './page-facts.ts';
import { pick } from './page-words.ts';

/** Acknowledged and settled in time, with a number: E-Commerce Rules 2020, rules 4(5) and 5(3)(c). */
export function complaints(lang: Lang): Group {
  const say = pick(lang);
  return {
    groupId: 'complaints',
    title: say('Complaints', 'शिकायत'),
    paragraphs: [
      say(
        'Write through “Contact us”: you get a number at once and an acknowledgement within {acknowledgedIn}. We settle complaints within {answerDays}.',
        '“संपर्क करें” से लिखें: नंबर तुरंत और {acknowledgedIn} के भीतर पावती मिलती है। शिकायत {answerDays} के भीतर निपटाते हैं।',
      ),
      say(
        'Not settled? Grievance Officer: {officer}, {officerEmail}, {officerPhone}, {address}.',
        'नहीं निपटी? शिकायत अधिकारी: {officer}, {officerEmail}, {officerPhone}, {address}।',
      ),
    ],
    points: [],
  };
}

function customers(lang: Lang): Group {
  const say = pick(lang);
  return {
    groupId: 'customers',
    title: say('If you book', 'अगर आप बुक करते हैं'),
    paragraphs: [],
    points: [
      say(
        'The price you confirm is the price you pay. Added work is charged only after you approve it.',
        'जो दाम आप पक्का करते हैं वही देते हैं। अतिरिक्त काम का पैसा आपकी मंज़ूरी के बाद ही लगता है।',
      ),
      say(
        'Give a correct address and be there, or have an adult there, at the booked time.',
        'सही पता दें और तय समय पर ख़ुद रहें, या किसी बड़े को रखें।',
      ),
      say(
        'Share your start OTP only at the door, never by phone.',
        'स्टार्ट OTP केवल दरवाज़े पर बताएँ, फ़ोन पर कभी नहीं।',
      ),
      say(
        'Pay through {brand}, or in cash after the work where that is offered.',
        '{brand} के ज़रिए चुकाएँ, या जहाँ उपलब्ध हो काम के बाद नकद।',
      ),
    ],
  };
}

/** How sellers are treated and ranked: E-Commerce Rules 2020, rule 5(3)(e) and (f). */
function partners(lang: Lang): Group {
  const say = pick(lang);
  return {
    groupId: 'partners',
    title: say('If you’re a partner', 'अगर आप पार्टनर हैं'),
    paragraphs: [
      say(
        'Results are ordered by how well they match your search, price, rating and distance. No partner can pay for a place.',
        'नतीजे खोज से मेल, दाम, रेटिंग और दूरी से क्रम में आते हैं। कोई पार्टनर पैसे देकर जगह नहीं ले सकता।',
      ),
    ],
    points: [
      say(
        'Our commission is {commission} of the taxable price of the work, plus {commissionGst} GST on it.',
        'हमारा कमीशन काम के कर-योग्य दाम का {commission} है, और उस पर {commissionGst} GST।',
      ),
      say(
        'On advances and milestones of projects our commission is {projectCommission} of the taxable price.',
        'प्रोजेक्ट के अग्रिम और चरणों पर हमारा कमीशन कर-योग्य दाम का {projectCommission} है।',
      ),
      say(
        'Of a late cancellation charge, {partnerShare} goes to the partner whose slot was held.',
        'देर से रद्द करने के शुल्क का {partnerShare} उस पार्टनर को जाता है जिसका समय रखा गया था।',
      ),
      say(
        'False documents or payment taken outside {brand} can suspend or block the account.',
        'झूठे दस्तावेज़ या {brand} से बाहर भुगतान लेने पर खाता रोका या बंद किया जा सकता है।',
      ),
    ],
  };
}

function who(lang: Lang): Group {
  const say = pick(lang);
  return {
    groupId: 'who',
    title: say('Who you deal with', 'आपका करार किससे है'),
    paragraphs: [
      say(
        'On {site} you book work that partners do. The contract for the work is between you and the partner who does it. {site} is run by {company}, {address}.',
        '{site} पर आप वह काम बुक करते हैं जो पार्टनर करते हैं। काम का करार आपके और काम करने वाले पार्टनर के बीच होता है। {site} को {company}, {address} चलाती है।',
      ),
      say(
        'Your booking and its invoice name the partner, its address and its GST number if it has one.',
        'आपकी बुकिंग और बिल में पार्टनर का नाम, पता और GST नंबर (अगर है) लिखा रहता है।',
      ),
    ],
    points: [],
  };
}

function account(lang: Lang): Group {
  const say = pick(lang);
  return {
    groupId: 'account',
    title: say('Your account', 'आपका खाता'),
    paragraphs: [],
    points: [
      say('You must be 18 or older.', 'आपकी उम्र 18 या ज़्यादा हो।'),
      say('Keep your OTPs and passwords to yourself.', 'OTP और पासवर्ड किसी को न बताएँ।'),
      say('You can close your account at any time under Privacy.', 'खाता कभी भी “निजता” में बंद कर सकते हैं।'),
    ],
  };
}

function cancelling(lang: Lang): Group {
  const say = pick(lang);
  return {
    groupId: 'cancelling',
    title: say('Cancelling and refunds', 'रद्द करना और रिफ़ंड'),
    paragraphs: [
      say(
        'See “Refunds and cancellation”: it is part of these terms.',
        '“रिफ़ंड और रद्द करना” देखें: वह इन शर्तों का हिस्सा है।',
      ),
    ],
    points: [],
  };
}

function law(lang: Lang): Group {
  const say = pick(lang);
  return {
    groupId: 'law',
    title: say('Law', 'क़ानून'),
    paragraphs: [
      say(
        'Indian law applies. Nothing here takes away your rights under the Consumer Protection Act 2019.',
        'भारत का क़ानून लागू है। उपभोक्ता संरक्षण अधिनियम 2019 के आपके अधिकार बने रहते हैं।',
      ),
    ],
    points: [],
  };
}

export const termsPage: LegalWords = (lang) => {
  const say = pick(lang);
  return {
    title: say('Terms of service', 'सेवा की शर्तें'),
    lead: say(
      'What you and {brand} can expect from each other.',
      'आप और {brand} एक-दूसरे से क्या उम्मीद रख सकते हैं।',
    ),
    groups: [
      who(lang),
      account(lang),
      customers(lang),
      cancelling(lang),
      partners(lang),
      complaints(lang),
      law(lang),
    ],
  };
};
