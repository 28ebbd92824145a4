/** What people write to each other before a visit, in the languages that they write in. */
export interface Line {
  readonly side: 'customer' | 'partner';
  readonly text: string;
}

const customer = (text: string): Line => ({ side: 'customer', text });
const partner = (text: string): Line => ({ side: 'partner', text });

export const talks: readonly (readonly Line[])[] = [
  [
    customer('Is parking possible near you, or should I tell the guard?'),
    partner('We come by scooter. Please tell the guard our name.'),
    customer('Done. The gate is on the side of the park.'),
  ],
  [
    customer('नमस्ते, लिफ़्ट बंद है। तीसरी मंज़िल पर आना होगा।'),
    partner('कोई बात नहीं, हम आ जाएँगे।'),
    customer('धन्यवाद।'),
  ],
  [
    customer('Do you bring the material, or should I buy it?'),
    partner('We bring what is usually needed. What is more, you approve in the app first.'),
  ],
  [
    partner('Please keep the place free of furniture. It saves you half an hour.'),
    customer('Will do. My mother is at home, please speak Hindi with her.'),
    partner('Of course.'),
  ],
  [
    customer('क्या आप आधा घंटा पहले आ सकते हैं?'),
    partner('उससे पहले एक और काम है। समय पर पहुँच जाएँगे।'),
    customer('ठीक है।'),
    partner('निकलते समय आपको संदेश मिलेगा।'),
  ],
  [customer('There is a dog, but it is tied.'), partner('Thank you for telling us.')],
  [
    customer('Same work as last month, please send the same person if possible.'),
    partner('We will try. If not, it is a colleague with the same training.'),
    customer('Fine with me.'),
  ],
  [
    customer('Will there be much dust? There is a small child at home.'),
    partner('A little. We cover the room and clean up.'),
  ],
];
