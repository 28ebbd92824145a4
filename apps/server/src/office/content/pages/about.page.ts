import type { Lang, PageFacts } from './page-facts.ts';
import type { Group, PageWords } from './page-words.model.ts';
import { pick } from './page-words.ts';

function whatWeDo({ brand }: PageFacts, lang: Lang): Group {
  const say = pick(lang);
  return {
    groupId: 'what-we-do',
    title: say('What we do', 'हम क्या करते हैं'),
    paragraphs: [
      say(
        `${brand} is a marketplace. Local businesses offer their services here; you choose a service, a place and a time.`,
        `${brand} एक मार्केटप्लेस है। आपके इलाक़े के बिज़नेस यहाँ अपनी सेवाएँ देते हैं; आप सेवा, जगह और समय चुनते हैं।`,
      ),
      say(
        'The work itself is done by the partner you book or by its professionals. We take the booking, keep the payment safe and help when something goes wrong.',
        'काम वही पार्टनर या उसके कारीगर करते हैं जिन्हें आप बुक करते हैं। हम बुकिंग लेते हैं, भुगतान सुरक्षित रखते हैं और दिक़्क़त होने पर मदद करते हैं।',
      ),
    ],
    points: [
      say('You see the full price, line by line, before you book.', 'बुक करने से पहले पूरा दाम, एक-एक लाइन में।'),
      say(
        'Work begins only with your start OTP, and nothing is added without your approval.',
        'काम आपके स्टार्ट OTP से ही शुरू होता है, और आपकी मंज़ूरी के बिना कुछ नहीं जुड़ता।',
      ),
      say('Every paid booking comes with an invoice.', 'हर भुगतान की गई बुकिंग का बिल मिलता है।'),
    ],
  };
}

function whoWorks(lang: Lang): Group {
  const say = pick(lang);
  return {
    groupId: 'partners',
    title: say('Who does the work', 'काम कौन करता है'),
    paragraphs: [
      say(
        'We check the PAN, the bank account and, where there is one, the GST number of every partner before it goes live.',
        'शुरू होने से पहले हम हर पार्टनर का PAN, बैंक खाता और GST नंबर (अगर है) जाँचते हैं।',
      ),
    ],
    points: [],
  };
}

function theCompany({ brand, company }: PageFacts, lang: Lang): Group {
  const say = pick(lang);
  return {
    groupId: 'company',
    title: say('The company', 'कंपनी'),
    paragraphs: [
      say(
        `${brand} is run by ${company.name}, ${company.address}.`,
        `${brand} को ${company.name} चलाती है, पता: ${company.address}।`,
      ),
      ...(company.registration
        ? [say(`Registration: ${company.registration}.`, `पंजीकरण: ${company.registration}।`)]
        : []),
    ],
    points: [],
  };
}

export const aboutPage: PageWords = (facts, lang) => {
  const say = pick(lang);
  const { brand } = facts;
  return {
    title: say(`About ${brand}`, `${brand} के बारे में`),
    lead: say(
      'Home and office services from professionals near you, at a price you see before you book.',
      'आपके पास के कारीगरों से घर और ऑफ़िस की सेवाएँ, दाम बुक करने से पहले।',
    ),
    groups: [whatWeDo(facts, lang), whoWorks(lang), theCompany(facts, lang)],
  };
};
