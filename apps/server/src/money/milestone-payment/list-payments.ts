import type { EndpointAnswer, EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type {
  ProjectPaymentAnswer,
  listProjectPayments as asked,
} from '@nukkad/contract/money/milestone-payment/milestone-payment.api';
import { pageFrom, readInstantCursor } from '../../platform/http/cursor.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import type { MilestonePaymentDependencies } from './milestone-payment.interface.ts';

/** Its client's own payments of a project, the newest first. */
export async function listPayments(
  { platform: { db }, project, payment }: MilestonePaymentDependencies,
  { viewer, input }: SignedInCall<EndpointParsed<typeof asked>>,
): Promise<EndpointAnswer<typeof asked>> {
  const { projectId, cursor, limit } = input.query;
  const of = await project.find(db, viewer, projectId);
  const after = readInstantCursor(cursor);
  // Of a project that is not the caller's there is nothing.
  const rows = of?.buyerId === viewer.userId ? await payment.listPaidOf(db, of, after, limit + 1) : [];
  return pageFrom(
    rows,
    limit,
    ({
      orderId,
      milestoneId,
      amountPaise: amount,
      grantedPaise: granted,
      status,
      paidAt,
      createdAt,
    }): ProjectPaymentAnswer => ({
      orderId,
      milestoneId,
      amount,
      granted,
      status,
      paidAt: (paidAt ?? createdAt).toISOString(),
    }),
    ({ paidAt, createdAt, orderId }) => [(paidAt ?? createdAt).toISOString(), orderId],
  );
}
