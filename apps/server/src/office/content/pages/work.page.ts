import type { Group, PageWords } from './page-words.model.ts';
import type { Lang, PageFacts } from './page-facts.ts';
import { pick } from './page-words.ts';

function whatYouGet({ brand }: PageFacts, lang: Lang): Group {
  const say = pick(lang);
  return {
    groupId: 'what-you-get',
    title: say('What you get', 'आपको क्या मिलता है'),
    paragraphs: [],
    points: [
      say(`Bookings from customers near you, through ${brand}.`, `${brand} से आपके पास के ग्राहकों की बुकिंग।`),
      say(
        'You choose your services, your prices, your area and your hours.',
        'सेवाएँ, दाम, इलाक़ा और समय आप चुनते हैं।',
      ),
      say(
        'You accept only the requests you want, alone or with a team.',
        'आप वही अनुरोध स्वीकार करते हैं जो आप चाहें, अकेले या टीम के साथ।',
      ),
      say('Customers pay online, or in cash after the work.', 'ग्राहक ऑनलाइन भुगतान करते हैं, या काम के बाद नक़द।'),
    ],
  };
}

function whatItCosts({ ledger }: PageFacts, lang: Lang): Group {
  const say = pick(lang);
  const { commissionPercent, projectCommissionPercent, commissionGstPercent, tcsPercent } = ledger;
  const { cancellationFeePartnerPercent } = ledger;
  return {
    groupId: 'commission',
    title: say('What it costs', 'क्या लगता है'),
    paragraphs: [
      say(
        `Our commission is ${commissionPercent}% of the price of finished work, before tax.`,
        `हमारा कमीशन पूरे हुए काम के दाम का ${commissionPercent}% है, टैक्स से पहले।`,
      ),
    ],
    points: [
      say(
        `On payments of projects that began as a quote: ${projectCommissionPercent}%.`,
        `कोटेशन से शुरू हुए प्रोजेक्ट के भुगतानों पर: ${projectCommissionPercent}%।`,
      ),
      say(`GST on the commission: ${commissionGstPercent}%.`, `कमीशन पर GST: ${commissionGstPercent}%।`),
      say(
        `With a GST number: ${tcsPercent}% is collected as tax at source, as the law asks.`,
        `GST नंबर होने पर: क़ानून के अनुसार ${tcsPercent}% टैक्स स्रोत पर कटता है।`,
      ),
      say(
        `A customer cancels late: ${cancellationFeePartnerPercent}% of the cancellation charge is yours.`,
        `ग्राहक देर से रद्द करे: रद्दीकरण शुल्क का ${cancellationFeePartnerPercent}% आपका है।`,
      ),
    ],
  };
}

function documents(lang: Lang): Group {
  const say = pick(lang);
  return {
    groupId: 'documents',
    title: say('Keep these ready', 'ये तैयार रखें'),
    paragraphs: [],
    points: [
      say('Your mobile number, for the OTP.', 'आपका मोबाइल नंबर, OTP के लिए।'),
      say('PAN card, as a photo or PDF.', 'PAN कार्ड, फ़ोटो या PDF में।'),
      say(
        'Bank account number and IFSC, from your cheque book or passbook.',
        'बैंक खाता नंबर और IFSC, चेक बुक या पासबुक से।',
      ),
      say('If you have a GST number: the number and the certificate.', 'अगर GST नंबर है: नंबर और प्रमाणपत्र।'),
    ],
  };
}

function steps(lang: Lang): Group {
  const say = pick(lang);
  return {
    groupId: 'steps',
    title: say('How it works', 'कैसे होता है'),
    paragraphs: [
      say(
        'It takes about 10 minutes, and you can stop and continue later.',
        'क़रीब 10 मिनट लगते हैं, और आप बीच में रुककर बाद में जारी रख सकते हैं।',
      ),
    ],
    points: [
      say('Log in with your mobile number.', 'अपने मोबाइल नंबर से लॉग इन करें।'),
      say(
        'Tell us about your business, your services and your area.',
        'अपने बिज़नेस, सेवाओं और इलाक़े के बारे में बताएँ।',
      ),
      say('Send it for review. We tell you the result.', 'समीक्षा के लिए भेजें। नतीजा हम बताते हैं।'),
      say('You go live and get your first requests.', 'आप शुरू हो जाते हैं और पहले अनुरोध आते हैं।'),
    ],
  };
}

/** For those who want to work as a partner: what they get, what it costs by the rules that count, what they need. */
export const workPage: PageWords = (facts, lang) => {
  const say = pick(lang);
  return {
    title: say('Work with us', 'हमारे साथ काम करें'),
    lead: say(
      `Offer your services on ${facts.brand}, at your own prices and hours.`,
      `${facts.brand} पर अपनी सेवाएँ दें, अपने दाम और अपने समय पर।`,
    ),
    groups: [whatYouGet(facts, lang), whatItCosts(facts, lang), documents(lang), steps(lang)],
  };
};
