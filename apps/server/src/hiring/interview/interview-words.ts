/** What both sides of an interview are told. */
import type { Said } from '../../platform/spoken.rules.ts';

export interface SeenInterview {
  readonly title: string;
  readonly companyName: string;
  /** The time that it has, or had. */
  readonly moment: Said;
  readonly link: string;
}
export type Sentences = (seen: SeenInterview) => Said;

export const toCandidate = {
  proposed: ({ companyName, title, link }) => ({
    en: `${companyName} invites you to an interview for ${title}. Choose a time: ${link}`,
    hi: `${companyName} ने ${title} के लिए आपको इंटरव्यू पर बुलाया है। समय चुनें: ${link}`,
  }),
  rescheduled: ({ companyName, title, link }) => ({
    en: `${companyName} offers other times for your interview for ${title}. Choose one: ${link}`,
    hi: `${companyName} ने ${title} के इंटरव्यू के लिए दूसरे समय दिए हैं। एक चुनें: ${link}`,
  }),
  cancelled: ({ companyName, title, link }) => ({
    en: `${companyName} cancelled the interview for ${title}. Details: ${link}`,
    hi: `${companyName} ने ${title} का इंटरव्यू रद्द कर दिया है। विवरण: ${link}`,
  }),
  missed: ({ companyName, title, link }) => ({
    en: `${companyName} says you didn’t come to the interview for ${title}. Write to them: ${link}`,
    hi: `${companyName} के अनुसार आप ${title} के इंटरव्यू में नहीं आए। उन्हें लिखें: ${link}`,
  }),
  due: ({ companyName, title, moment, link }) => ({
    en: `your interview with ${companyName} for ${title} is on ${moment.en}. Details: ${link}`,
    hi: `${companyName} के साथ ${title} का आपका इंटरव्यू ${moment.hi} को है। विवरण: ${link}`,
  }),
  expired: ({ companyName, title, link }) => ({
    en: `the times ${companyName} offered for an interview for ${title} have passed. Ask for others: ${link}`,
    hi: `${title} के इंटरव्यू के लिए ${companyName} के दिए समय निकल गए हैं। दूसरे समय माँगें: ${link}`,
  }),
  ended: ({ companyName, title, moment, link }) => ({
    en: `the interview with ${companyName} for ${title} on ${moment.en} won’t take place. Details: ${link}`,
    hi: `${companyName} के साथ ${title} का ${moment.hi} का इंटरव्यू नहीं होगा। विवरण: ${link}`,
  }),
} as const satisfies Readonly<Record<string, Sentences>>;

export const toTeam = {
  accepted: ({ title, moment, link }) => ({
    en: `the interview for ${title} is on ${moment.en}. Details: ${link}`,
    hi: `${title} का इंटरव्यू ${moment.hi} को है। विवरण: ${link}`,
  }),
  declined: ({ title, link }) => ({
    en: `a candidate declined the interview for ${title}: ${link}`,
    hi: `एक उम्मीदवार ने ${title} का इंटरव्यू नहीं माना: ${link}`,
  }),
  asked: ({ title, link }) => ({
    en: `a candidate asks for other times for the interview for ${title}. Offer some: ${link}`,
    hi: `एक उम्मीदवार ने ${title} के इंटरव्यू के लिए दूसरे समय माँगे हैं। समय दें: ${link}`,
  }),
  moved: ({ title, moment, link }) => ({
    en: `the interview for ${title} on ${moment.en} moves to another time: ${link}`,
    hi: `${title} का ${moment.hi} का इंटरव्यू किसी और समय होगा: ${link}`,
  }),
  cancelled: ({ title, link }) => ({
    en: `the interview for ${title} is cancelled: ${link}`,
    hi: `${title} का इंटरव्यू रद्द हो गया है: ${link}`,
  }),
  completed: ({ title, link }) => ({
    en: `how was the candidate for ${title}? Send your scorecard: ${link}`,
    hi: `${title} का उम्मीदवार कैसा लगा? अपना स्कोरकार्ड भेजें: ${link}`,
  }),
  missed: ({ title, link }) => ({
    en: `a candidate for ${title} says your team wasn’t at the interview: ${link}`,
    hi: `${title} के उम्मीदवार के अनुसार आपकी टीम इंटरव्यू में नहीं थी: ${link}`,
  }),
  due: ({ title, moment, link }) => ({
    en: `you have an interview for ${title} on ${moment.en}. Details: ${link}`,
    hi: `${moment.hi} को ${title} का इंटरव्यू लेना है। विवरण: ${link}`,
  }),
  expired: ({ title, link }) => ({
    en: `a candidate for ${title} chose none of your interview times. Propose again: ${link}`,
    hi: `${title} के उम्मीदवार ने इंटरव्यू का कोई समय नहीं चुना। फिर से समय दें: ${link}`,
  }),
  ended: ({ title, moment, link }) => ({
    en: `the interview for ${title} on ${moment.en} won’t take place: ${link}`,
    hi: `${title} का ${moment.hi} का इंटरव्यू नहीं होगा: ${link}`,
  }),
} as const satisfies Readonly<Record<string, Sentences>>;
