import type { CountedPage } from '@nukkad/contract/kernel/page';
import type { SubscriberAnswer } from '@nukkad/contract/talk/newsletter/newsletter.model';
import { readInstantCursor } from '../../platform/http/cursor.ts';
import { type PageAsked, listOf } from '../../platform/http/list-of.ts';
import type { Platform } from '../../platform/platform.ts';
import { presentSubscriber } from './newsletter.presenter.ts';
import { type SubscriberFilter, countSubscribers, listSubscriberRows } from './newsletter.store.ts';

interface Asked extends SubscriberFilter, PageAsked {}

/** With the addresses: they are what the newsletter is sent to. Saving them as a file is written into the audit log. */
export function listSubscribers(
  { db, config }: Platform,
  asked: Asked,
): Promise<CountedPage<SubscriberAnswer>> {
  return listOf(asked, {
    after: readInstantCursor,
    rows: (after, most, filter) => listSubscriberRows(db, filter, after, most),
    key: (row) => [row.createdAt, row.subscriberId],
    count: (filter) => countSubscribers(db, filter),
    items: (rows) => rows.map((row) => presentSubscriber(row, config)),
  });
}
