const rules = import.meta.glob<string>(
  [
    '../../../../../packages/contract/src/kernel/patterns/*.ts',
    '!../../../../../packages/contract/src/kernel/patterns/*.test.ts',
  ],
  { eager: true, query: '?raw', import: 'default' },
);

/** What the rules say to a person: their string literals that are sentences, but for those of the OpenAPI document. */
const ofRules = Object.values(rules).flatMap((code) =>
  code
    .split('\n')
    .filter((line) => !line.includes('description:') && !/^\s*\*|\/\*/.test(line))
    .flatMap((line) => [...line.matchAll(/'([^']*)'/g)].map(([, words = '']) => words))
    .filter((words) => /^[A-Z]/.test(words) && words.includes(' ') && words.endsWith('.')),
);

/** What single fields of forms say, from the models of their calls. */
const ofFields = [
  'Choose a topic.',
  'Links begin with https://.',
  'Use a shorter link.',
  'Use one word of 2 to 40 letters or digits.',
  'Use at most 5 tags.',
  'Use at most 40,000 characters.',
  'Use at most 20 pictures.',
  'This can’t be part of a blog.',
  'Remove phone numbers, emails and links. You share them when you book.',
  'Remove phone numbers, emails and links. Partners who unlock your request see your number.',
  'Remove phone numbers, emails and links. Customers reach you here.',
  'Remove phone numbers, emails and links. Businesses reach you here.',
  'Choose a month.',
  'The last month comes before the first.',
  'Use at most 600 characters.',
  'Enter the higher price here.',
  'Tick the box so that we may send you the message.',
  'A booking number looks like B7QXMK-4TZP2.',
  'Enter an email address or a mobile number.',
  'Enter your password.',
  'Enter a password.',
  'Use at least 10 characters. A few words together work well.',
  'Use at most 128 characters.',
  'Choose at least one day.',
  'A week has seven days.',
  'Choose each day only once.',
  'Choose a closing time after the opening time.',
  'Choose a full or half hour.',
  'Choose a business type.',
  'Enter the GST number of a regular registration.',
  'Enter the name on the account.',
  'Use 2 to 100 letters, digits, spaces or . & / - only.',
  'Enter the account number.',
  'Enter 9 to 18 digits.',
  'Enter the 4-digit reference.',
  'This cannot be empty.',
  'Use at most 80 characters.',
  'Use at most 120 characters.',
  'Use at most 160 characters.',
  'Use at most 300 characters.',
  'This contains a character we can’t save. Remove it.',
  'Choose Home, Office or Other.',
  'This PAN doesn’t match your business type. Check both.',
  'Choose yes or no.',
  'Choose one of the list.',
  'Use at most 60 characters.',
  'Use at most two decimals.',
  'Use at most three decimals.',
  'Remove phone numbers, emails and links. Candidates apply here.',
  'Remove phone numbers, emails and links.',
  'Enter the higher amount here.',
  'Choose a first day on or after the last day to answer.',
  'Enter other pay or another first day.',
  'Enter at most ₹50,000 a day.',
  'Enter 2 to 6 choices.',
  'Use at most 6 choices.',
  'Choose an answer that this question can have.',
  'Choose the wanted answer.',
  'Enter a whole number.',
  'At least 1.',
  'At most 500.',
];

export const computedKeys = { sentence: [...new Set([...ofRules, ...ofFields])] };
