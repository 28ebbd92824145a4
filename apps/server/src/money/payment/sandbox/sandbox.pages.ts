import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { isOneOf } from '@nukkad/contract/kernel/record';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formToken, formTokenFits } from '../../../platform/http/plain/form-token.ts';
import type { Frame } from '../../../platform/http/plain/plain-page.ts';
import { type Form, readForms, sendHtml, servePlainFonts } from '../../../platform/http/plain/plain-page.ts';
import type { PaymentDependencies } from '../payment.interface.ts';
import { mountEventPages } from './sandbox-events.pages.ts';
import { type PayAnswer, type SandboxOutcome, captureSlow, payOrder, sandboxOutcomes } from './pay-order.ts';
import { formsOf, frameOf } from './sandbox-frame.ts';
import { checkoutPage, messagePage, sandboxFonts, waitingPage } from './sandbox.html.ts';
import { sandboxWords } from './sandbox-words.ts';
import {
  type SandboxMethod,
  type SandboxOrder,
  findGoodPayment,
  findSandboxOrder,
  isLink,
  sandboxMethods,
} from './sandbox.store.ts';

interface Params {
  readonly Params: { readonly id: string };
  readonly Querystring: { readonly said?: string };
  readonly Body: Form | undefined;
}

/** A person who pays by a link may have no account, and goes nowhere. */
function backOf(order: SandboxOrder): string | null {
  if (order.backTo !== null) return order.backTo;
  return isLink(order) || order.bookingId === null ? null : screenAddress.customerBooking(order.bookingId);
}

function alreadyPage(frame: Frame, order: SandboxOrder): string {
  const words = sandboxWords[frame.lang];
  const back = backOf(order);
  return back
    ? messagePage(frame, words.already, `${back}?paid=${order.receipt}`)
    : messagePage(frame, words.linkPaid, null);
}

async function showCheckout(
  deps: PaymentDependencies,
  request: FastifyRequest<Params>,
  reply: FastifyReply,
  status = 200,
  said: string | null = null,
) {
  const { db, clock, config } = deps.platform;
  const frame = frameOf(deps, request, reply);
  const words = sandboxWords[frame.lang];
  const order = await findSandboxOrder(db, request.params.id);
  if (!order) return sendHtml(reply, 404, messagePage(frame, words.unknown, screenAddress.customerBookings));
  const back = backOf(order);
  const underWay = await findGoodPayment(db, order.providerOrderId);
  if (underWay?.status === 'captured') return sendHtml(reply, 200, alreadyPage(frame, order));
  const token = formToken(request, reply, formsOf(config), order.providerOrderId);
  if (underWay) return sendHtml(reply, status, waitingPage(frame, order, { token, back }));
  if (order.isOver || order.expiresAt <= clock.now())
    return sendHtml(reply, 410, messagePage(frame, words.expired, back));
  const declined = request.query.said === 'declined' ? words.declined : null;
  return sendHtml(reply, status, checkoutPage(frame, { order, token, alert: said ?? declined, back }));
}

/** Back to our own booking page. What the address says there is a hint: the signed event is on its way by itself. */
function whereTo(order: SandboxOrder, answer: PayAnswer): string {
  const booking = backOf(order);
  if (answer === 'failed') return `/pay/sandbox/${order.providerOrderId}?said=declined`;
  if (answer === 'expired') return `/pay/sandbox/${order.providerOrderId}`;
  if (!booking) return `/pay/sandbox/${order.providerOrderId}`;
  return answer === 'left' ? booking : `${booking}?paid=${order.receipt}`;
}

function readChoice(body: Form | undefined): { method: SandboxMethod; outcome: SandboxOutcome } | null {
  const { method = '', outcome = '' } = body ?? {};
  return isOneOf(sandboxMethods, method) && isOneOf(sandboxOutcomes, outcome) ? { method, outcome } : null;
}

async function pay(deps: PaymentDependencies, request: FastifyRequest<Params>, reply: FastifyReply) {
  const { db, clock, config } = deps.platform;
  const words = sandboxWords[frameOf(deps, request, reply).lang];
  const order = await findSandboxOrder(db, request.params.id);
  if (!order) return showCheckout(deps, request, reply);
  const { token = '' } = request.body ?? {};
  if (!formTokenFits(request, formsOf(config), order.providerOrderId, token)) {
    return showCheckout(deps, request, reply, 403, words.refused);
  }
  const choice = readChoice(request.body);
  if (!choice) return showCheckout(deps, request, reply, 400, words.chooseAll);
  const answer = await payOrder(
    deps.platform,
    { providerOrderId: order.providerOrderId, ...choice },
    clock.now(),
  );
  return reply.redirect(whereTo(order, answer), 303);
}

/** Ends the wait of a slow payment before its time; one that has ended already stays as it is. */
async function arrive(deps: PaymentDependencies, request: FastifyRequest<Params>, reply: FastifyReply) {
  const { db, config } = deps.platform;
  const order = await findSandboxOrder(db, request.params.id);
  const waiting = order && (await findGoodPayment(db, order.providerOrderId));
  if (!waiting) return showCheckout(deps, request, reply);
  const { token = '' } = request.body ?? {};
  if (!formTokenFits(request, formsOf(config), order.providerOrderId, token))
    return showCheckout(deps, request, reply, 403, sandboxWords[frameOf(deps, request, reply).lang].refused);
  await captureSlow(deps.platform, waiting.providerPaymentId);
  return reply.redirect(whereTo(order, 'paid'), 303);
}

/** The gateway's own pages, outside of `/api`; a scope of their own, because only they read forms. */
export async function mountSandboxPages(app: FastifyInstance, deps: PaymentDependencies): Promise<void> {
  await app.register(async (scope) => {
    readForms(scope);
    scope.get<Params>('/pay/sandbox/:id', (request, reply) => showCheckout(deps, request, reply));
    scope.post<Params>('/pay/sandbox/:id', (request, reply) => pay(deps, request, reply));
    scope.post<Params>('/pay/sandbox/:id/arrive', (request, reply) => arrive(deps, request, reply));
    servePlainFonts(scope, sandboxFonts);
    mountEventPages(scope, deps);
  });
}
