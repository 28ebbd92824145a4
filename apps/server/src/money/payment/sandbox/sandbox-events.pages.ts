import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PaymentDependencies } from '../payment.interface.ts';
import { deliverEvent } from './deliver-event.ts';
import { formToken, formTokenFits } from '../../../platform/http/plain/form-token.ts';
import { sendHtml } from '../../../platform/http/plain/plain-page.ts';
import { formsOf, frameOf } from './sandbox-frame.ts';
import { listSandboxEvents } from './sandbox-event.store.ts';
import { eventsPage } from './sandbox.html.ts';

const pageSize = 50;
const subject = 'events';
const eventId = /^evt_[0-9a-f]{32}$/;

interface Query {
  readonly before?: string;
  readonly replayed?: string;
  readonly format?: string;
}

interface Replay {
  readonly Params: { readonly id: string };
  readonly Body: { readonly token?: string } | undefined;
}

async function showEvents(
  deps: PaymentDependencies,
  request: FastifyRequest<{ Querystring: Query }>,
  reply: FastifyReply,
) {
  const { before, replayed, format } = request.query;
  const from = before && eventId.test(before) ? before : null;
  const rows = await listSandboxEvents(deps.platform.db, from, pageSize + 1);
  const events = rows.slice(0, pageSize);
  const next = rows.length > pageSize ? (events.at(-1)?.eventId ?? null) : null;
  const token = formToken(request, reply, formsOf(deps.platform.config), subject);
  if (format === 'json')
    return reply.header('cache-control', 'no-store').send({ items: events, nextBefore: next, token });
  return sendHtml(
    reply,
    200,
    eventsPage(frameOf(deps, request, reply), { events, token, replayed: replayed === '1', before: next }),
  );
}

async function replay(deps: PaymentDependencies, request: FastifyRequest<Replay>, reply: FastifyReply) {
  const { token = '' } = request.body ?? {};
  if (!formTokenFits(request, formsOf(deps.platform.config), subject, token))
    return reply.status(403).send('');
  if (!(await deliverEvent(deps, request.params.id))) return reply.callNotFound();
  return reply.redirect('/pay/sandbox/events?replayed=1', 303);
}

/** For developers and their tests: every signed event, as a page or with `?format=json`, and a button that tells it again. */
export function mountEventPages(scope: FastifyInstance, deps: PaymentDependencies): void {
  scope.get<{ Querystring: Query }>('/pay/sandbox/events', (request, reply) =>
    showEvents(deps, request, reply),
  );
  scope.post<Replay>('/pay/sandbox/events/:id/replay', (request, reply) => replay(deps, request, reply));
}
