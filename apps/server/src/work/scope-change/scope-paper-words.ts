import type { ScopeLine } from '@nukkad/contract/work/scope-change/scope-change.model';
import type { Language } from '../../platform/spoken.rules.ts';

/** What the paper of a change says, in the language of who proposed it. */
export interface ScopeWords {
  readonly title: string;
  readonly partner: string;
  readonly customer: string;
  readonly notRegistered: string;
  readonly proposedOn: (day: string) => string;
  readonly why: string;
  readonly columns: readonly [kind: string, before: string, after: string];
  readonly kinds: Readonly<Record<ScopeLine['kind'], string>>;
  /** Of a milestone; `percent` 0: no GST. */
  readonly terms: (terms: {
    readonly title: string;
    readonly amount: string;
    readonly percent: number;
    readonly day: string;
  }) => string;
  readonly totalBefore: string;
  readonly totalAfter: string;
  readonly lastDay: string;
  readonly rest: string;
  readonly signatures: string;
  readonly byPartner: string;
  readonly through: (brand: string) => string;
}

const en: ScopeWords = {
  title: 'Change of a project',
  partner: 'Business',
  customer: 'Customer',
  notRegistered: 'not registered',
  proposedOn: (day) => `Proposed on ${day}`,
  why: 'Why',
  columns: ['Milestone', 'Agreed until now', 'With this change'],
  kinds: { add: 'New', change: 'Changed', remove: 'Removed' },
  terms: ({ title, amount, percent, day }) =>
    `${title}: ₹ ${amount} ${percent === 0 ? 'without GST' : `with ${percent}% GST`}, due ${day}`,
  totalBefore: 'Total until now',
  totalAfter: 'New total',
  lastDay: 'Last day',
  rest: 'Amounts include GST where it is named. The rest of the agreement doesn’t change.',
  signatures: 'Signatures',
  byPartner: 'For the business',
  through: (brand) => `Made with ${brand}. This is no tax invoice.`,
};

const hi: ScopeWords = {
  title: 'प्रोजेक्ट में बदलाव',
  partner: 'बिज़नेस',
  customer: 'ग्राहक',
  notRegistered: 'रजिस्टर्ड नहीं',
  proposedOn: (day) => `प्रस्ताव ${day} को दिया गया`,
  why: 'बदलाव क्यों',
  columns: ['चरण', 'अब तक तय', 'इस बदलाव के साथ'],
  kinds: { add: 'नया', change: 'बदला', remove: 'हटाया' },
  terms: ({ title, amount, percent, day }) =>
    `${title}: ₹ ${amount} ${percent === 0 ? '(GST नहीं)' : `(${percent}% GST समेत)`}, ${day} तक`,
  totalBefore: 'अब तक की कुल रकम',
  totalAfter: 'नई कुल रकम',
  lastDay: 'आख़िरी दिन',
  rest: 'जहाँ GST लिखा है, वहाँ रकम में GST शामिल है। बाकी सब वैसा ही रहेगा जैसा तय हुआ था।',
  signatures: 'साइन',
  byPartner: 'बिज़नेस की ओर से',
  through: (brand) => `${brand} पर बना। यह टैक्स इनवॉइस नहीं है।`,
};

export const scopeWords: Readonly<Record<Language, ScopeWords>> = { en, hi };
