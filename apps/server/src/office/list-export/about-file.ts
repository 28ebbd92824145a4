import { istDay } from '@nukkad/contract/kernel/time';
import { filtersOf } from './list-export.rules.ts';
import { dayIn, momentOf } from '../../platform/spoken.rules.ts';
import type { Sheet } from '../../platform/sheet/sheet.ts';
import type { TableAbout } from '../../platform/sheet/table-writer.ts';
import type { ListExportDependencies } from './list-export.interface.ts';
import { filterWords } from './list-export.presenter.ts';
import type { ListExportRow } from './list-export.store.ts';

const words = {
  en: {
    title: 'About this file',
    list: 'List',
    from: 'From',
    asked: 'Asked for on',
    rows: 'Rows',
    filters: 'Filters',
    none: 'None: everything is in it',
    cut: 'The list is longer than a file may be. Narrow it to get the rest.',
    note: 'Note',
    times: 'Amounts are in rupees. Dates and times are those of India.',
  },
  hi: {
    title: 'इस फ़ाइल के बारे में',
    list: 'सूची',
    from: 'कहाँ से',
    asked: 'कब माँगी गई',
    rows: 'पंक्तियाँ',
    filters: 'फ़िल्टर',
    none: 'कोई नहीं: सब कुछ इसमें है',
    cut: 'सूची फ़ाइल से लंबी है। बाक़ी पाने के लिए फ़िल्टर लगाएँ।',
    note: 'ध्यान दें',
    times: 'रक़म रुपयों में है। तारीख़ और समय भारत के हैं।',
  },
} as const;

interface Made {
  readonly sheet: Sheet;
  readonly rowCount: number;
  readonly isCut: boolean;
}

/** The first tab: which list, narrowed by what, as of when. */
export function aboutOf(
  { platform }: ListExportDependencies,
  { lang, askedAt, filters }: ListExportRow,
  { sheet, rowCount, isCut }: Made,
): TableAbout {
  const said = words[lang];
  const named = filterWords(sheet, filtersOf({ filters }), lang);
  const year = dayIn(lang, istDay(askedAt));
  return {
    title: said.title,
    lines: [
      [said.list, sheet.title[lang]],
      [said.from, platform.config.BRAND_NAME],
      [said.asked, `${momentOf(askedAt)[lang]} (${year})`],
      ...(named.length === 0 ? [[said.filters, said.none] as const] : []),
      ...named.map(({ name, value }) => [`${said.filters}: ${name}`, value] as const),
      [said.rows, rowCount.toLocaleString('en-IN')],
      ...(isCut ? [[said.note, said.cut] as const] : []),
      [said.note, said.times],
    ],
  };
}
