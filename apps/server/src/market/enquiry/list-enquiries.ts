import { enquiryErrors } from '@nukkad/contract/market/enquiry/enquiry.noun';
import type { getEnquiry } from '@nukkad/contract/market/enquiry/enquiry.api';
import type { Enquiry } from '@nukkad/contract/market/enquiry/enquiry.model';
import type { EndpointAnswer } from '@nukkad/contract/kernel/endpoint';
import type { CountedPage, Page } from '@nukkad/contract/kernel/page';
import * as z from 'zod/mini';
import { nextCursor, pageFrom, readInstantCursor } from '../../platform/http/cursor.ts';
import { listOf } from '../../platform/http/list-of.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { EnquiryDependencies } from './enquiry.interface.ts';
import { sideOf } from './enquiry.policy.ts';
import { presentEnquiries, presentEnquiry, presentMessage } from './enquiry.presenter.ts';
import { isUnread } from './enquiry.rules.ts';
import { findEnquiry } from './enquiry.store.ts';
import {
  type PartnerFilter,
  type Whose,
  countPartnerEnquiries,
  listOpenTalks,
  listOwnEnquiries,
  listPartnerEnquiries,
} from './list.store.ts';
import { listMessages } from './message.store.ts';

interface Paged {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export async function listMine(
  deps: EnquiryDependencies,
  { viewer, lang }: SignedInCall,
  { cursor, limit }: Paged,
): Promise<Page<Enquiry>> {
  const { db } = deps.platform;
  const rows = await listOwnEnquiries(db, viewer.userId, readInstantCursor(cursor), limit + 1);
  return {
    items: await presentEnquiries(db, deps, rows.slice(0, limit), { side: 'customer', lang }),
    nextCursor: nextCursor(rows, limit, (row) => [row.lastAt.toISOString(), row.enquiryId]),
  };
}

const attentionKey = z.tuple([z.int32(), z.iso.datetime({ precision: 3 }), z.uuid()]);

/** Only people of an organisation get here; without one there is nothing. */
const noOrganisation = '00000000-0000-0000-0000-000000000000';

export function listOfPartner(
  deps: EnquiryDependencies,
  { viewer, lang }: SignedInCall,
  asked: Paged & Pick<PartnerFilter, 'state'> & { readonly count?: boolean | undefined },
): Promise<CountedPage<Enquiry>> {
  const { db } = deps.platform;
  const filter = { organisationId: viewer.organisationId ?? noOrganisation, state: asked.state };
  return listOf(asked, {
    after: attentionKey,
    rows: (key, most) =>
      listPartnerEnquiries(db, filter, key && { attention: key[0], at: new Date(key[1]), id: key[2] }, most),
    key: (row) => [row.attention, row.lastAt, row.enquiryId],
    count: () => countPartnerEnquiries(db, filter),
    items: (rows) => presentEnquiries(db, deps, rows, { side: 'partner', lang }),
  });
}

export async function countMine(
  { platform: { db } }: EnquiryDependencies,
  { viewer }: SignedInCall,
): Promise<{ open: number; unread: number; waiting: number }> {
  const side = viewer.role === 'Buyer' ? 'customer' : 'partner';
  const whose: Whose =
    side === 'customer'
      ? { userId: viewer.userId }
      : { organisationId: viewer.organisationId ?? noOrganisation };
  const open = await listOpenTalks(db, whose);
  return {
    open: open.length,
    unread: open.filter((row) => isUnread(row, side)).length,
    waiting: open.filter(({ lastBy }) => lastBy !== side).length,
  };
}

export async function readOne(
  deps: EnquiryDependencies,
  { viewer, lang }: SignedInCall,
  { enquiryId, cursor, limit }: Paged & { readonly enquiryId: string },
): Promise<EndpointAnswer<typeof getEnquiry>> {
  const { db } = deps.platform;
  const row = await findEnquiry(db, enquiryId);
  const side = row && sideOf(viewer, row);
  if (!row || !side) return refuse(enquiryErrors.enquiry_not_found);
  const [enquiry, messages] = await Promise.all([
    presentEnquiry(db, deps, row, { side, lang }),
    listMessages(db, enquiryId, readInstantCursor(cursor), limit + 1),
  ]);
  const suggested = [...new Set(messages.flatMap(({ serviceId }) => serviceId ?? []))];
  const services = await deps.catalog.services(db, suggested, lang);
  const page = pageFrom(
    messages,
    limit,
    (message) => presentMessage(message, services),
    (message) => [message.createdAt.toISOString(), message.messageId],
  );
  return { enquiry, ...page };
}
