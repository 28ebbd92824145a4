import type { CountedPage } from '@nukkad/contract/kernel/page';
import type { SubscriberAnswer } from '@nukkad/contract/talk/newsletter/newsletter.model';
import { pageFrom, readInstantCursor } from '../../platform/http/cursor.ts';
import { withTotal } from '../../platform/http/total.ts';
import type { Platform } from '../../platform/platform.ts';
import { presentSubscriber } from './newsletter.presenter.ts';
import { type SubscriberFilter, countSubscribers, listSubscriberRows } from './newsletter.store.ts';

interface Asked extends SubscriberFilter {
  readonly cursor?: string | undefined;
  readonly limit: number;
  readonly count?: boolean | undefined;
}

/** With the addresses: they are what the newsletter is sent to. Saving them as a file is written into the audit log. */
export async function listSubscribers(
  { db, config }: Platform,
  { cursor, limit, count, ...filter }: Asked,
): Promise<CountedPage<SubscriberAnswer>> {
  const [rows, counted] = await Promise.all([
    listSubscriberRows(db, filter, readInstantCursor(cursor), limit + 1),
    count ? countSubscribers(db, filter) : null,
  ]);
  const page = pageFrom(
    rows,
    limit,
    (row) => presentSubscriber(row, config),
    (row) => [row.createdAt.toISOString(), row.subscriberId],
  );
  return { ...page, ...withTotal(counted) };
}
