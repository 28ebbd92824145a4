import type { BannerPage } from '@nukkad/contract/office/piece/piece.model';

/** Without words: a section, and what a banner or a category leaves out. */
export const bare = {
  titleEn: '',
  titleHi: '',
  wordsEn: '',
  wordsHi: '',
  actEn: '',
  actHi: '',
  link: '',
  wideId: null,
  narrowId: null,
  altEn: '',
  altHi: '',
  readers: [],
  cities: [],
  position: 100,
  lastDay: null,
  isHidden: false,
};

export interface BannerWords {
  readonly place: BannerPage;
  readonly titleEn: string;
  readonly titleHi: string;
  readonly wordsEn: string;
  readonly wordsHi: string;
  readonly actEn: string;
  readonly actHi: string;
  readonly link: string;
}

export const banners = {
  home: {
    place: 'home',
    titleEn: 'Guests this weekend?',
    titleHi: 'इस हफ़्ते मेहमान आ रहे हैं?',
    wordsEn: 'A deep clean of kitchen and bathroom, done in one visit.',
    wordsHi: 'रसोई और बाथरूम की गहरी सफ़ाई, एक ही विज़िट में।',
    actEn: 'See services',
    actHi: 'सेवाएँ देखें',
    link: '/services',
  },
  ended: {
    place: 'home',
    titleEn: 'A week of small repairs',
    titleHi: 'छोटी मरम्मत का हफ़्ता',
    wordsEn: 'Taps, switches and hinges, looked after in one go.',
    wordsHi: 'नल, स्विच और कब्ज़े, एक साथ ठीक।',
    actEn: 'See services',
    actHi: 'सेवाएँ देखें',
    link: '/services',
  },
  jobs: {
    place: 'jobs',
    titleEn: 'Certificates count',
    titleHi: 'सर्टिफ़िकेट काम आते हैं',
    wordsEn: 'Add yours to your profile: shops look for them first.',
    wordsHi: 'अपनी प्रोफ़ाइल में जोड़ें: दुकानें पहले यही देखती हैं।',
    actEn: 'See jobs',
    actHi: 'नौकरियाँ देखें',
    link: '/jobs',
  },
  waiting: {
    place: 'jobs',
    titleEn: 'Open day at the training centre',
    titleHi: 'ट्रेनिंग सेंटर में खुला दिन',
    wordsEn: 'Meet shops that hire, and bring your certificates.',
    wordsHi: 'काम देने वाली दुकानों से मिलें, और अपने सर्टिफ़िकेट साथ लाएँ।',
    actEn: 'See jobs',
    actHi: 'नौकरियाँ देखें',
    link: '/jobs',
  },
} as const satisfies Readonly<Record<string, BannerWords>>;

export const aboutCategory = {
  categoryId: 'plumber',
  titleEn: 'Plumbers for taps, tanks and drains',
  titleHi: 'नल, टंकी और नाली के लिए प्लंबर',
  wordsEn: 'A fixed price before the visit, and parts with a bill.',
  wordsHi: 'विज़िट से पहले तय दाम, और पुर्ज़े बिल के साथ।',
  longEn:
    'Tell us what leaks or is blocked. The plumber looks first, says the price of any part, and starts once you agree.',
  longHi: 'बताएँ कि क्या टपकता या बंद है। प्लंबर पहले देखता है, पुर्ज़े का दाम बताता है, और आपकी हाँ पर काम शुरू करता है।',
  altEn: 'A tap with a drop of water',
  altHi: 'नल और पानी की एक बूँद',
};
