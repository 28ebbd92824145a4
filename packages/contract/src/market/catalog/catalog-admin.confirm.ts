/** What is seen when an Admin changes a category or a service. See docs/confirmations.md. */
import { type Seen, confirmation } from '../../kernel/confirmation.ts';

const marks = {
  isTrending: 'flag',
  isNew: 'flag',
  isRecommended: 'flag',
  isOnline: 'flag',
  isSwitchedOff: 'flag',
} as const;
type Marks = Readonly<Record<keyof typeof marks, boolean>>;

const marksOf = (row: Marks) => ({
  isTrending: row.isTrending,
  isNew: row.isNew,
  isRecommended: row.isRecommended,
  isOnline: row.isOnline,
  isSwitchedOff: row.isSwitchedOff,
});

export const confirmsCategory = confirmation('category', {
  name: 'text',
  nameHi: 'text',
  visitCharge: 'money',
  ...marks,
});

export const seenOfCategory = (
  row: Marks & { readonly name: string; readonly nameHi: string; readonly visitChargePaise: number },
): Seen<typeof confirmsCategory> => ({
  name: row.name,
  nameHi: row.nameHi,
  visitCharge: row.visitChargePaise,
  ...marksOf(row),
});

export const confirmsService = confirmation('service', {
  name: 'text',
  nameHi: 'text',
  lowPrice: 'money',
  usualPrice: 'money',
  highPrice: 'money',
  ...marks,
});

export const seenOfService = (
  row: Marks & {
    readonly name: string;
    readonly nameHi: string;
    readonly lowPaise: number;
    readonly typicalPaise: number;
    readonly highPaise: number;
  },
): Seen<typeof confirmsService> => ({
  name: row.name,
  nameHi: row.nameHi,
  lowPrice: row.lowPaise,
  usualPrice: row.typicalPaise,
  highPrice: row.highPaise,
  ...marksOf(row),
});
