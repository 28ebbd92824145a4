import type { CountedPage } from '@nukkad/contract/kernel/page';
import type { OfficeFaq } from '@nukkad/contract/talk/support/faq-office.api';
import * as z from 'zod/mini';
import { pageFrom, readCursor } from '../../../platform/http/cursor.ts';
import { withTotal } from '../../../platform/http/total.ts';
import type { FaqDependencies } from './faq.interface.ts';
import { presentOfficeFaq } from './faq.presenter.ts';
import { type FaqFilter, countFaqRows, listFaqRows } from './faq.store.ts';

interface Asked extends FaqFilter {
  readonly cursor?: string | undefined;
  readonly limit: number;
  readonly count?: boolean | undefined;
}

const cursorKey = z.tuple([z.string().check(z.maxLength(40)), z.int(), z.uuid()]);

function readAfter(cursor: string | undefined) {
  const key = readCursor(cursor, cursorKey);
  return key && { category: key[0], position: key[1], faqId: key[2] };
}

export async function listOfficeFaqs(
  { platform: { db }, account }: FaqDependencies,
  { cursor, limit, count, ...filter }: Asked,
): Promise<CountedPage<OfficeFaq>> {
  const [rows, counted] = await Promise.all([
    listFaqRows(db, filter, readAfter(cursor), limit + 1),
    count ? countFaqRows(db, filter) : null,
  ]);
  const names = await account.namesOf(
    db,
    rows.map(({ changedBy }) => changedBy),
  );
  const page = pageFrom(
    rows,
    limit,
    (row) => presentOfficeFaq(row, names),
    ({ category, position, faqId }) => [category, position, faqId],
  );
  return { ...page, ...withTotal(counted) };
}
