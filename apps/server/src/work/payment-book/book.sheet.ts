import { listBookEntries } from '@nukkad/contract/work/payment-book/payment-book.api';
import { entryKinds } from '@nukkad/contract/work/payment-book/payment-book.model';
import { type Sheet, fromDay, inWords, said, sheet, toDay } from '../../platform/sheet/sheet.ts';
import { type Language, type Said, dayIn } from '../../platform/spoken.rules.ts';
import { bookWords } from './statement.words.ts';

const kinds: Readonly<Record<string, Said>> = Object.fromEntries(
  entryKinds.map((kind) => [kind, said(bookWords.en.kinds[kind], bookWords.hi.kinds[kind])]),
);
const days = { value: (day: string, language: Language) => dayIn(language, day) };

export const bookSheet: Sheet = sheet(listBookEntries, {
  list: 'payment_book',
  title: said('Payment book', 'भुगतान बही'),
  columns: [
    { title: said('Date', 'तारीख़'), kind: 'day', of: ({ happenedOn }) => happenedOn },
    { title: said('Party', 'पार्टी'), kind: 'text', of: ({ partyName }) => partyName },
    { title: said('Project', 'प्रोजेक्ट'), kind: 'text', of: ({ projectTitle }) => projectTitle },
    {
      title: said('Entry', 'किस्म'),
      kind: 'text',
      of: ({ kind }, language) => bookWords[language].kinds[kind],
    },
    {
      title: said('For', 'किसलिए'),
      kind: 'text',
      of: ({ words, method }, language) => words || (method ? bookWords[language].methods[method] : ''),
    },
    { title: said('Due on', 'कब तक'), kind: 'day', of: ({ dueOn }) => dueOn },
    { title: said('Billed', 'बिल'), kind: 'rupees', of: ({ amount }) => Math.max(0, amount) },
    { title: said('Paid', 'भुगतान'), kind: 'rupees', of: ({ amount }) => Math.max(0, -amount) },
  ],
  filters: {
    from: { ...fromDay, ...days },
    to: { ...toDay, ...days },
    kind: { title: said('Entry', 'किस्म'), value: inWords(kinds) },
  },
});
