/** Milestones paid by their client through the gateway. */
import { confirmation, type Seen } from '../../kernel/confirmation.ts';
import { type Milestone, milestoneId, projectId } from '../../work/project/project.model.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { instant, paise } from '../../kernel/schema.ts';
import { projectErrors } from '../../work/project/project.noun.ts';
import { paymentErrors } from '../payment/payment.noun.ts';
import { checkout } from '../payment/payment.model.ts';
import { purchaseStatuses } from '../payment/purchase.noun.ts';
import { milestonePaymentErrors as e } from './milestone-payment.noun.ts';
import { previewFirst, type PreviewFirst, shownRow } from '../../preview-call.ts';
import { getOwnProject } from '../../work/project/client-project.api.ts';

// What is seen when a client pays a milestone. See docs/confirmations.md.

export const confirmsMilestonePayment = confirmation('milestone_payment', { milestoneLeft: 'money' });

export const seenOfMilestonePayment = ({
  amount,
  received,
}: Pick<Milestone, 'amount' | 'received'>): Seen<typeof confirmsMilestonePayment> => ({
  milestoneLeft: amount - received,
});

const tag = 'Projects';
const authz = { who: 'roles', roles: ['Buyer'], scope: 'projects that the caller ordered' } as const;

export const payMilestone = endpoint('POST /project/milestone/pay', {
  summary: 'Open a payment of what is left of an approved milestone',
  tag,
  authz,
  idempotency: 'required',
  status: 201,
  confirms: confirmsMilestonePayment,
  body: z.object({ projectId, milestoneId, seen: confirmsMilestonePayment.schema }),
  response: checkout,
  errors: [
    projectErrors.milestone_not_found,
    e.milestone_nothing_due,
    paymentErrors.gateway_unavailable,
    kernelErrors.confirmation_differs,
  ],
  touches: ['project'],
});

export const getMilestoneOrder = endpoint('GET /project/milestone/order', {
  summary: 'Whether a milestone is paid by an order',
  tag,
  authz,
  query: z.object({ orderId: z.uuid('This is not a known id.') }),
  response: z.object({ orderId: z.uuid(), status: z.enum(purchaseStatuses), amount: paise() }),
  errors: [e.milestone_order_not_found],
});

export const projectPayment = z.object({
  orderId: z.uuid(),
  milestoneId: z.nullable(milestoneId).check(z.describe('Null: the advance.')),
  amount: paise(),
  granted: paise('Of it given back by a decision.'),
  status: z.enum(purchaseStatuses),
  paidAt: instant(),
});
export type ProjectPayment = z.output<typeof projectPayment>;
export type ProjectPaymentAnswer = z.input<typeof projectPayment>;

export const listProjectPayments = endpoint('GET /project/milestone/payments', {
  summary: 'What the client has paid of a project through the platform, newest first',
  tag,
  authz,
  query: z.object({ ...pageQuery, projectId }),
  response: pageOf(projectPayment),
});

export const milestonePaymentPreviews: readonly PreviewFirst[] = [
  previewFirst(payMilestone, async (look, asked) => {
    const { milestones } = await look(getOwnProject, { query: { projectId: asked.body.projectId } });
    return seenOfMilestonePayment(shownRow(milestones, (one) => one.milestoneId === asked.body.milestoneId));
  }),
];
