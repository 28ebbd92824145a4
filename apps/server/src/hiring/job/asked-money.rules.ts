/** Sentences that ask candidates for money without the name of a fee: “pay ₹300 for the uniform”. */

/** What is sold to those who look for work. */
const things = [
  'uniforms?',
  'dress',
  't shirts?',
  'shoes',
  'kits?',
  'tool ?kit',
  'bag',
  'id ?cards?',
  'identity card',
  'training',
  'registration',
  'joining',
  'application',
  'form',
  'interview',
  'verification',
  'police verification',
  'background check',
  'medical(?: test| check)?',
  'vardi',
  'वर्दी',
  'यूनिफॉर्म',
  'यूनिफार्म',
  'ड्रेस',
  'टी ?शर्ट',
  'जूते',
  'किट',
  'बैग',
  'आईडी कार्ड',
  'आई ?कार्ड',
  'पहचान पत्र',
  'ट्रेनिंग',
  'प्रशिक्षण',
  'रजिस्ट्रेशन',
  'पंजीकरण',
  'जॉइनिंग',
  'ज्वाइनिंग',
  'फॉर्म',
  'फार्म',
  'इंटरव्यू',
  'वेरिफिकेशन',
  'सत्यापन',
  'मेडिकल',
];

const currency = '(?:rs|inr|rupees?|rupaye|rupay|rupaiye|रुपये|रुपए|रुपया|रु)';
const sum = String.raw`(?:${currency} )?\p{Nd}{1,6}(?: \p{Nd}{2,3}){0,2}(?:rs)?(?: ${currency})?(?: only)?`;
const money = `(?:${sum}|(?:some |the |an )?(?:money|amount|payment)(?: of ${sum})?|a fee of ${sum}|paise|paisa|पैसे|पैसा)`;
const thing = `(?:(?:the|your|own|a|an|company|work|new) ){0,2}(?:${things.join('|')})`;
const toBe = '(?:is|are|will be|shall be|must be|has to be|have to be|to be|gets?)';
const taken = `(?:${toBe} )?(?:charged|deducted|collected|taken|cut|payable|needed|required)`;
const ofIt = '(?:ke liye|ke|ka|ki|के लिए|के|का|की)';
/** “dene honge”, “lagenge”, “jama karein”: who reads it pays. */
const owed =
  '(?:dene|dena|deni|bharne|bharna|bharni|jama|lagega|lagenge|lagegi|lagte|katega|katenge|kategi|kate|liye jayenge|liya jayega|देने|देना|देनी|भरने|भरना|भरनी|जमा|लगेगा|लगेंगे|लगेगी|लगते|कटेगा|कटेंगे|कटेगी|काटे|लिए जाएंगे|लिए जाएँगे|लिया जाएगा)';

const patterns = [
  `(?:pay|deposit|submit|bring|give|transfer|send|spend) (?:us )?(?:${money} )?(?:(?:in advance|upfront|first|to us|each|extra) )?(?:for|towards|against) ${thing}(?! (?:period|days?|weeks?|months?|time))`,
  `${sum} (?:for|towards|against|as) ${thing} ${taken}`,
  `${sum} ${taken} (?:from (?:(?:the|your|first|month s) ){0,3}(?:salary|wages?|pay) )?(?:for|towards|against) ${thing}`,
  `${thing} (?:costs?|will cost) (?:you )?${sum}`,
  `(?:buy|purchase) ${thing} (?:for ${sum}|at ${sum}|from us|from the company|from the office)`,
  `${thing} ${ofIt} ${money} (?:[\\p{L}\\p{M}]+ ){0,2}${owed}`,
  `${money} ${thing} (?:${ofIt} )?(?:[\\p{L}\\p{M}]+ ){0,1}${owed}`,
].map((pattern) => new RegExp(`(?<=^| )${pattern}(?= |$)`, 'u'));

/** Before it, or within it: “paise nahi lagenge”. */
const takesBackBefore =
  /(?:^| )(?:no|not|never|nothing|without|don t|dont|needn t|bina|mat|nahi|nahin|nhi|बिना|मत|नहीं|नही)(?: |$)/u;
const takesBackAfter =
  /^ ?(?:[\p{L}\p{M}]+ )?(?:nahi|nahin|nhi|na|mat|नहीं|नही|मत|free|back|by (?:us|the company|company|the employer))(?: |$)/u;
const givers = new Set([
  'we',
  'us',
  'our',
  'company',
  'employer',
  'firm',
  'hum',
  'ham',
  'हम',
  'कंपनी',
  'कम्पनी',
]);
const payers = new Set([
  'you',
  'candidate',
  'candidates',
  'applicant',
  'applicants',
  'everyone',
  'aap',
  'aapko',
  'आप',
  'आपको',
]);

/** “We pay ₹300 for the uniform”: the last of those named before it gives the money. */
const isGiven = (before: readonly string[]): boolean =>
  givers.has(before.findLast((word) => givers.has(word) || payers.has(word)) ?? '');

/** Each as it is said at once: a comma within a sum and the point of “Rs.” end nothing. */
export const clausesOf = (text: string): readonly string[] =>
  text.replaceAll(/\b(rs|no)\.\s*/giu, '$1 ').split(/[.,;:!?।\n](?!\p{Nd})|[()]/u);

/** What of the words of one clause asks for money; empty: nothing. */
export function moneyAskedIn(words: readonly string[]): string {
  const said = words.join(' ');
  for (const pattern of patterns) {
    const match = pattern.exec(said);
    if (!match) continue;
    const before = said.slice(0, match.index).trim().split(' ').slice(-5);
    const after = said.slice(match.index + match[0].length);
    const isTakenBack =
      takesBackBefore.test([...before.slice(-4), match[0]].join(' ')) || takesBackAfter.test(after);
    if (!isTakenBack && !isGiven(before)) return match[0];
  }
  return '';
}
