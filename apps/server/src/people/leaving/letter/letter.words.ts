/** What a letter says; its paper and its preview say the same. */
import type { LetterKind } from '@nukkad/contract/people/leaving/letter.model';
import { dayText } from '../../../platform/pdf/paper.ts';
import { type Language, type Said, inRupees } from '../../../platform/spoken.rules.ts';
import type { SalaryDue } from './letter.rules.ts';

export interface LetterContent {
  readonly kind: LetterKind;
  readonly versionNumber: number;
  readonly lang: Language;
  readonly companyName: string;
  readonly fullName: string;
  readonly designation: string;
  readonly department: string;
  readonly joinedOn: string;
  readonly lastDayOn: string;
  readonly salaryDue: SalaryDue;
  readonly advancesDuePaise: number;
  readonly expensesDuePaise: number;
  readonly loansDuePaise: number;
  readonly place: string;
  readonly signatoryName: string;
  readonly signatoryTitle: string;
  /** The day in Asia/Kolkata on which it is issued. */
  readonly issuedOn: string;
  /** The text of the business that it is made of; null: of our own paper. */
  readonly templateId: string | null;
  readonly templateVersion: number | null;
}

export const letterTitles: Readonly<Record<LetterKind, Said>> = {
  relieving: { en: 'Relieving letter', hi: 'कार्यमुक्ति पत्र' },
  experience: { en: 'Experience letter', hi: 'अनुभव प्रमाण पत्र' },
};

type Days = { readonly first: string; readonly last: string };

interface LetterWords {
  readonly number: (version: number, day: string) => string;
  readonly to: string;
  readonly worked: (content: LetterContent, days: Days) => string;
  readonly relieved: (content: LetterContent, days: Days) => string;
  readonly allPaid: string;
  readonly salary: Readonly<Record<SalaryDue, string>>;
  readonly advances: (rupees: string) => string;
  readonly expenses: (rupees: string) => string;
  readonly loans: (rupees: string) => string;
  readonly nothingOpen: string;
  readonly proof: string;
  readonly thanks: string;
  readonly forBusiness: (company: string) => string;
  readonly through: (brand: string) => string;
}

const words: Readonly<Record<Language, LetterWords>> = {
  en: {
    number: (version, day) => `No. ${version}, ${day}`,
    to: 'To whom it may concern',
    worked: ({ fullName, companyName, designation, department }, { first, last }) =>
      `This is to confirm that ${fullName} worked with ${companyName}${designation && ` as ${designation}`}${department && ` in the ${department} department`} from ${first} to ${last}.`,
    relieved: ({ fullName }, { last }) =>
      `${fullName} is relieved of all duties at the close of work on ${last}.`,
    allPaid: 'The final salary has been paid, and all dues are settled.',
    salary: {
      paid: 'The final salary has been paid.',
      open: 'The final salary is still to be paid.',
      none: '',
    },
    advances: (rupees) => `Advances of ${rupees} are still to be returned.`,
    expenses: (rupees) => `Expenses of ${rupees} are still to be paid back.`,
    loans: (rupees) => `Of loans ${rupees} are still to be paid back to the business.`,
    nothingOpen: 'No advances or expenses are open.',
    proof: 'This letter is issued as proof of experience.',
    thanks: 'We thank them for their work and wish them well.',
    forBusiness: (company) => `For ${company}`,
    through: (brand) => `Made with ${brand}.`,
  },
  hi: {
    number: (version, day) => `क्रमांक ${version}, ${day}`,
    to: 'जिससे भी संबंधित हो',
    worked: ({ fullName, companyName, designation, department }, { first, last }) =>
      `प्रमाणित किया जाता है कि ${fullName} ने ${first} से ${last} तक ${companyName} में${department && ` ${department} विभाग में`}${designation && ` ${designation} के पद पर`} काम किया।`,
    relieved: ({ fullName }, { last }) =>
      `${last} को काम का समय पूरा होने पर ${fullName} को सभी ज़िम्मेदारियों से मुक्त किया जाता है।`,
    allPaid: 'आख़िरी वेतन चुका दिया गया है, और कोई हिसाब बाक़ी नहीं है।',
    salary: {
      paid: 'आख़िरी वेतन चुका दिया गया है।',
      open: 'आख़िरी वेतन अभी चुकाना बाक़ी है।',
      none: '',
    },
    advances: (rupees) => `${rupees} का अग्रिम लौटाना बाक़ी है।`,
    expenses: (rupees) => `${rupees} के ख़र्च चुकाने बाक़ी हैं।`,
    loans: (rupees) => `लोन के ${rupees} अभी कंपनी को लौटाने बाक़ी हैं।`,
    nothingOpen: 'कोई अग्रिम या ख़र्च बाक़ी नहीं है।',
    proof: 'यह पत्र अनुभव के प्रमाण के लिए दिया जाता है।',
    thanks: 'उनके काम के लिए धन्यवाद, और आगे के लिए शुभकामनाएँ।',
    forBusiness: (company) => `${company} की ओर से`,
    through: (brand) => `${brand} पर बना।`,
  },
};

const locales: Readonly<Record<Language, string>> = { en: 'en-IN', hi: 'hi-IN-u-nu-latn' };

function duesOf(content: LetterContent, say: LetterWords): string {
  const { salaryDue, advancesDuePaise: advances, expensesDuePaise: expenses, loansDuePaise: loans } = content;
  const isMoneyOpen = advances > 0 || expenses > 0 || loans > 0;
  if (salaryDue === 'paid' && !isMoneyOpen) return say.allPaid;
  const open = [
    ...(advances > 0 ? [say.advances(inRupees(advances))] : []),
    ...(expenses > 0 ? [say.expenses(inRupees(expenses))] : []),
    ...(loans > 0 ? [say.loans(inRupees(loans))] : []),
  ];
  return [say.salary[salaryDue], ...(isMoneyOpen ? open : [say.nothingOpen])].filter(Boolean).join(' ');
}

export interface WordedLetter {
  readonly title: string;
  readonly below: string;
  readonly to: string;
  readonly lines: readonly string[];
  readonly signed: readonly string[];
  /** Its last line, in small print. */
  readonly through: (brand: string) => string;
}

export function wordsOf(content: LetterContent): WordedLetter {
  const { lang, kind } = content;
  const say = words[lang];
  const day = (value: string) => dayText(value, locales[lang]);
  const days = { first: day(content.joinedOn), last: day(content.lastDayOn) };
  const middle = kind === 'relieving' ? [say.relieved(content, days), duesOf(content, say)] : [say.proof];
  return {
    title: letterTitles[kind][lang],
    below: say.number(content.versionNumber, day(content.issuedOn)),
    to: say.to,
    lines: [say.worked(content, days), ...middle, say.thanks],
    signed: [
      say.forBusiness(content.companyName),
      content.signatoryName,
      ...(content.signatoryTitle ? [content.signatoryTitle] : []),
      `${content.place}, ${day(content.issuedOn)}`,
    ],
    through: say.through,
  };
}
