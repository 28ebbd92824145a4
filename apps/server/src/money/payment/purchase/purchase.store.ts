import type { PurchaseKind } from '@nukkad/contract/money/payment/purchase.noun';
import { sql } from 'kysely';
import type { AfterInstant } from '../../../platform/http/cursor.ts';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../../platform/db/table-columns.ts';

const columns = {
  orderId: 'order_id',
  kind: 'kind',
  organisationId: 'organisation_id',
  payerId: 'payer_id',
  leadId: 'lead_id',
  rfqId: 'rfq_id',
  milestoneId: 'milestone_id',
  projectId: 'project_id',
  credits: 'credits',
  amountPaise: 'amount_paise',
  cgstPaise: 'cgst_paise',
  sgstPaise: 'sgst_paise',
  igstPaise: 'igst_paise',
  grantedPaise: 'granted_paise',
  status: 'status',
  provider: 'provider',
  providerOrderId: 'provider_order_id',
  method: 'method',
  createdAt: 'created_at',
  expiresAt: 'expires_at',
  paidAt: 'paid_at',
  releasedAt: 'released_at',
} as const;
const table = tableColumns('purchase', columns);
export type PurchaseRow = RowOf<'purchase', typeof columns>;

/** What the table promises of each kind. */
export interface Bought {
  readonly advance: { readonly leadId: string; readonly rfqId: string; readonly payerId: string };
  readonly lead_pack: { readonly credits: number };
  readonly milestone: { readonly milestoneId: string; readonly projectId: string };
}
export type PurchaseOf<Kind extends PurchaseKind> = PurchaseRow & { readonly kind: Kind } & Bought[Kind];

/** Null: there is none of this kind. */
export async function findPurchase<Kind extends PurchaseKind>(
  reader: Reader,
  kind: Kind,
  orderId: string,
): Promise<PurchaseOf<Kind> | null> {
  const row = await reader
    .selectFrom('purchase')
    .select(table.selected)
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return (row as PurchaseOf<Kind> | undefined) ?? null;
}

export const findAnyPurchase = table.findBy('orderId');
/** Lock what is bought first: all that moves it takes its locks in this order. */
export const lockPurchase = table.lockBy('orderId');

/** The order that a gateway knows by its own id. */
export async function findPurchaseOfProvider(
  reader: Reader,
  provider: PurchaseRow['provider'],
  providerOrderId: string,
): Promise<PurchaseOf<PurchaseKind> | null> {
  const row = await reader
    .selectFrom('purchase')
    .select(table.selected)
    .where('provider', '=', provider)
    .where('provider_order_id', '=', providerOrderId)
    .executeTakeFirst();
  return (row as PurchaseOf<PurchaseKind> | undefined) ?? null;
}

/** The open payment of a milestone; its project is locked. */
export async function lockOpenPurchase(tx: Tx, milestoneId: string): Promise<PurchaseRow | null> {
  const row = await tx
    .selectFrom('purchase')
    .select(table.selected)
    .where('milestone_id', '=', milestoneId)
    .where('status', '=', 'created')
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export const insertPurchase = table.insert<'open'>;

/** What the gateway calls it; the first id stays. */
export async function saveProviderOrder(
  tx: Tx,
  { orderId }: Authorized<Pick<PurchaseRow, 'orderId'>>,
  providerOrderId: string,
): Promise<void> {
  await tx
    .updateTable('purchase')
    .set({ provider_order_id: providerOrderId })
    .where('order_id', '=', orderId)
    .where('provider_order_id', 'is', null)
    .execute();
}

/** What a move changes. */
export const savePurchase = table
  .saveBy('orderId')
  .only('grantedPaise', 'status', 'method', 'paidAt', 'releasedAt');

/** The advance that is held for a project of this request and partner; its project is locked. */
export async function lockHeldAdvance(
  tx: Tx,
  { rfqId, organisationId }: { readonly rfqId: string; readonly organisationId: string },
): Promise<PurchaseOf<'advance'> | null> {
  const row = await tx
    .selectFrom('purchase')
    .select(table.selected)
    .where('rfq_id', '=', rfqId)
    .where('organisation_id', '=', organisationId)
    .where('kind', '=', 'advance')
    .where('status', '=', 'paid')
    .where('released_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return (row as PurchaseOf<'advance'> | undefined) ?? null;
}

/** What was paid of a project: its advance and its milestones, the newest first. */
export async function listPaidOf(
  reader: Reader,
  { projectId, rfqId, organisationId }: { projectId: string; rfqId: string | null; organisationId: string },
  after: AfterInstant | null,
  limit: number,
): Promise<PurchaseRow[]> {
  const behind = after
    ? sql`and (purchase.paid_at, purchase.order_id) < (${after.at}, ${after.id}::uuid)`
    : sql``;
  const { rows } = await sql<PurchaseRow>`select ${table.asSql} from purchase
    where (purchase.project_id = ${projectId}
        or (purchase.kind = 'advance' and purchase.rfq_id = ${rfqId} and purchase.organisation_id = ${organisationId}))
      and purchase.status in ('paid', 'refunded') ${behind}
    order by purchase.paid_at desc, purchase.order_id desc limit ${limit}`.execute(reader);
  return rows;
}
