import type { EndpointAnswer, EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { getLeadCredits, getLeadPackOrder } from '@nukkad/contract/money/lead-credit/lead-credit.api';
import { leadCreditErrors } from '@nukkad/contract/money/lead-credit/lead-credit.noun';
import type { LeadCreditEntry, LeadPackOrder } from '@nukkad/contract/money/lead-credit/lead-credit.model';
import * as z from 'zod/mini';
import { nextCursor, readInstantCursor } from '../../platform/http/cursor.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import type { Log } from '../../platform/log.ts';
import { refuse } from '../../platform/refusal.ts';
import type { LeadCreditDependencies } from './lead-credit.interface.ts';
import { taxSum } from './lead-credit.rules.ts';
import {
  type LeadCreditRow,
  countCredits,
  listEntries,
  listExpiries,
  readRules,
} from './lead-credit.store.ts';
import { packsFor } from './packs.ts';

const mostExpiries = 6;
const packCause = 'pack:';
const orderIdForm = z.uuid();
/** Only people of an organisation get here; without one there is nothing. */
const noOrganisation = '00000000-0000-0000-0000-000000000000';

/** The payment of a pack. An entry that names none is shown without it: one row does not keep the others away. */
function orderOf({ entryId, kind, cause }: LeadCreditRow, log: Log): string | null {
  if (kind !== 'pack') return null;
  const named = orderIdForm.safeParse(cause.slice(packCause.length));
  if (named.success && cause.startsWith(packCause)) return named.data;
  log.warn({ entryId }, 'a pack of credits names no payment');
  return null;
}

const presentEntry = (row: LeadCreditRow, log: Log): LeadCreditEntry => ({
  entryId: row.entryId,
  kind: row.kind,
  credits: row.credits,
  leadId: row.leadId,
  orderId: orderOf(row, log),
  expiresAt: row.expiresAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
});

export async function readPurse(
  deps: LeadCreditDependencies,
  { viewer, now, input: { query } }: SignedInCall<EndpointParsed<typeof getLeadCredits>>,
): Promise<EndpointAnswer<typeof getLeadCredits>> {
  const { db, log } = deps.platform;
  const { cursor, limit } = query;
  const organisationId = viewer.organisationId ?? noOrganisation;
  const [balance, expiries, rows, packs, { monthlyCredits }] = await Promise.all([
    countCredits(db, organisationId, now),
    listExpiries(db, organisationId, now, mostExpiries),
    listEntries(db, organisationId, readInstantCursor(cursor), limit + 1),
    packsFor(deps, db, organisationId, now),
    readRules(db, now),
  ]);
  return {
    balance,
    monthly: monthlyCredits,
    expiries: expiries.map(({ credits, at }) => ({ credits, at: at.toISOString() })),
    packs: packs.map(({ credits, paise: amount, tax }) => ({ credits, amount, tax: taxSum(tax) })),
    can: { buy: viewer.permissions.has('payments.create') },
    items: rows.slice(0, limit).map((row) => presentEntry(row, log)),
    nextCursor: nextCursor(rows, limit, (row) => [row.createdAt.toISOString(), row.entryId]),
  };
}

export async function readPackOrder(
  { platform: { db }, payment }: LeadCreditDependencies,
  { viewer, input }: SignedInCall<EndpointParsed<typeof getLeadPackOrder>>,
): Promise<LeadPackOrder> {
  const order = await payment.findPurchase(db, 'lead_pack', input.query.orderId);
  if (!order || !payment.isOwnPurchase(viewer, order))
    return refuse(leadCreditErrors.lead_pack_order_not_found);
  const { orderId, status, credits, amountPaise: amount } = order;
  return { orderId, status, credits, amount };
}
