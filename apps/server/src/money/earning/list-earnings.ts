import type { deductedQuery, earningsQuery } from '@nukkad/contract/money/earning/earning-list.query';
import type { Deducted, Earning } from '@nukkad/contract/money/earning/earning.model';
import { earningErrors } from '@nukkad/contract/money/earning/earning.noun';
import type { CountedPage } from '@nukkad/contract/kernel/page';
import { istDay } from '@nukkad/contract/kernel/time';
import type * as z from 'zod/mini';
import type { Lang } from '../../market/catalog/index.ts';
import type { Reader } from '../../platform/db/database.ts';
import { readTogether } from '../../platform/db/pipeline.ts';
import { nextCursor, readInstantCursor } from '../../platform/http/cursor.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { withTotal } from '../../platform/http/total.ts';
import { refuse } from '../../platform/refusal.ts';
import type { EarningDependencies } from './earning.interface.ts';
import { organisationOf } from './earning.policy.ts';
import { type Titles, presentDeducted, presentEarning } from './earning.presenter.ts';
import {
  type EarningRow,
  type EarningsPage,
  type Listed,
  countEarningRows,
  findEarningRow,
  listEarningRows,
} from './earning.store.ts';
import { type AskedPeriod, instantsOf, periodOf } from './period.rules.ts';

const isIn = (lang: Lang, text: string) => /[\u0900-\u097f]/.test(text) === (lang === 'hi');

/** A booking keeps its names as it was booked; they are asked for where the viewer reads another language. */
export async function titlesOf(
  { catalog }: EarningDependencies,
  reader: Reader,
  rows: readonly EarningRow[],
  lang: Lang,
): Promise<Titles> {
  const others = rows.filter(({ firstLine }) => firstLine !== null && !isIn(lang, firstLine));
  const ids = [...new Set(others.flatMap(({ serviceId }) => serviceId ?? []))];
  return ids.length === 0 ? new Map() : catalog.services(reader, ids, lang);
}

/** Null: of all time. */
const withinOf = (asked: AskedPeriod, now: Date) =>
  asked.window ? instantsOf(periodOf(asked, istDay(now))) : null;

interface Reading<Item> {
  readonly asked: Listed & Pick<EarningsPage, 'direction'>;
  readonly page: {
    readonly cursor?: string | undefined;
    readonly limit: number;
    readonly count?: boolean | undefined;
  };
  readonly lang: Lang;
  readonly present: (row: EarningRow, titles: Titles) => Item;
}

/** The page and its count in one trip; titles in the other language in a second one. */
function readPage<Item>(
  deps: EarningDependencies,
  { asked, page, lang, present }: Reading<Item>,
): Promise<CountedPage<Item>> {
  const { cursor, limit, count = false } = page;
  const after = readInstantCursor(cursor);
  return readTogether(deps.platform.db, async (reader) => {
    const [rows, counted] = await Promise.all([
      listEarningRows(reader, { ...asked, after, limit }),
      count ? countEarningRows(reader, asked) : null,
    ]);
    const shown = rows.slice(0, limit);
    const titles = await titlesOf(deps, reader, shown, lang);
    return {
      items: shown.map((row) => present(row, titles)),
      nextCursor: nextCursor(rows, limit, ({ earnedAt, earningId }) => [earnedAt.toISOString(), earningId]),
      ...withTotal(counted),
    };
  });
}

/** Each job and fee of the organisation. */
export function listEarnings(
  deps: EarningDependencies,
  { viewer, now, lang, input: { query } }: SignedInCall<{ query: z.output<typeof earningsQuery> }>,
): Promise<CountedPage<Earning>> {
  const { kind, state, staffId, payoutId, q } = query;
  const asked = {
    organisationId: organisationOf(viewer),
    within: withinOf(query, now),
    kind,
    state,
    staffId,
    payoutId,
    numbers: q === undefined ? undefined : deps.booking.numberBeginnings(q),
    direction: query.sort === 'oldest' ? 'asc' : 'desc',
  } as const;
  return readPage(deps, { asked, page: query, lang, present: presentEarning });
}

/** What was deducted, by the job or fee for which it was. */
export function listDeducted(
  deps: EarningDependencies,
  { viewer, now, lang, input: { query } }: SignedInCall<{ query: z.output<typeof deductedQuery> }>,
): Promise<CountedPage<Deducted>> {
  const asked = {
    organisationId: organisationOf(viewer),
    within: withinOf(query, now),
    deducted: query.deduction ?? 'any',
    direction: 'desc',
  } as const;
  return readPage(deps, { asked, page: query, lang, present: presentDeducted });
}

/** One job or fee. */
export async function getEarning(
  deps: EarningDependencies,
  { viewer, lang, input: { query } }: SignedInCall<{ query: { earningId: string } }>,
): Promise<Earning> {
  const organisationId = organisationOf(viewer);
  const row = await findEarningRow(deps.platform.db, { ...query, organisationId });
  if (!row) return refuse(earningErrors.earning_not_found);
  return presentEarning(row, await titlesOf(deps, deps.platform.db, [row], lang));
}
