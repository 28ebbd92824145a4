import type { CountedPage } from '@nukkad/contract/kernel/page';
import type { OfficeFaq } from '@nukkad/contract/talk/support/faq-office.api';
import * as z from 'zod/mini';
import { readCursor } from '../../../platform/http/cursor.ts';
import { type PageAsked, listOf } from '../../../platform/http/list-of.ts';
import type { FaqDependencies } from './faq.interface.ts';
import { presentOfficeFaq } from './faq.presenter.ts';
import { type FaqFilter, countFaqRows, listFaqRows } from './faq.store.ts';

type Asked = PageAsked & FaqFilter;

const cursorKey = z.tuple([z.string().check(z.maxLength(40)), z.int(), z.uuid()]);

function readAfter(cursor: string | undefined) {
  const key = readCursor(cursor, cursorKey);
  return key && { category: key[0], position: key[1], faqId: key[2] };
}

export function listOfficeFaqs(
  { platform: { db }, account }: FaqDependencies,
  asked: Asked,
): Promise<CountedPage<OfficeFaq>> {
  return listOf(asked, {
    after: readAfter,
    rows: (after, most, filter) => listFaqRows(db, filter, after, most),
    key: ({ category, position, faqId }) => [category, position, faqId],
    count: (filter) => countFaqRows(db, filter),
    items: async (rows) => {
      const names = await account.namesOf(
        db,
        rows.map(({ changedBy }) => changedBy),
      );
      return rows.map((row) => presentOfficeFaq(row, names));
    },
  });
}
