export const waitlistWords: Readonly<Record<string, string>> = {
  'waitlist.title': 'माँग',
  'waitlist.about': 'लोग जिन्हें तब बताना है जब कोई पार्टनर यह सेवा देने लगे, शहर और श्रेणी के हिसाब से।',
  'waitlist.city': 'शहर',
  'waitlist.category': 'श्रेणी',
  'waitlist.people': 'लोग',
  'waitlist.services': 'सेवाएँ',
  'waitlist.last': 'आख़िरी अनुरोध',
  'waitlist.outside': 'बड़े शहरों के बाहर',
  'waitlist.none': 'कोई इंतज़ार नहीं कर रहा',
  'waitlist.noneWords': 'जो ग्राहक बिना पार्टनर वाली सेवा माँगते हैं, वे यहाँ शहर के हिसाब से दिखेंगे।',
};
