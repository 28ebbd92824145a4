/** Where the provider’s answer arrives, brought by the browser or by the provider itself, and the stand-in’s page. */
import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Form, frameOf, sendHtml, servePlainFonts } from '../../../platform/http/plain/plain-page.ts';
import { type StandIn, longestAnswer } from '../../../platform/providers/esign/esign.ts';
import type { EnvelopeDependencies } from '../envelope.interface.ts';
import { codeOf } from '../sign/sign-code.ts';
import { answeredPage, askingPage, refusedPage, standInFonts } from './stand-in.html.ts';
import { answerPath } from './start-esign.ts';
import { takeAnswer } from './take-answer.ts';

interface Answered {
  readonly Params: { readonly esignId: string };
  readonly Body: Form | string | undefined;
}

/** Answers are longer than what other forms hold, and some providers send the XML itself. */
function readAnswers(scope: FastifyInstance): void {
  const bodyLimit = longestAnswer * 2;
  scope.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(body)));
    },
  );
  scope.addContentTypeParser<string>(
    ['application/xml', 'text/xml'],
    { parseAs: 'string', bodyLimit },
    (_request, body, done) => {
      done(null, body);
    },
  );
}

const field = (body: Form | undefined, name: string): string => body?.[name] ?? '';

/** The provider itself hears that it was heard; a browser goes back to the document. */
async function answer(
  deps: EnvelopeDependencies,
  request: FastifyRequest<Answered>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { config, clock } = deps.platform;
  const { body, params } = request;
  const isForm = typeof body === 'object';
  const xml = isForm ? field(body, 'eSignResponse') || field(body, 'msg') : (body ?? '');
  const { outcome, recipientId } = await takeAnswer(deps, params.esignId, {
    xml,
    now: clock.now(),
    request,
  });
  void reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
  if (!isForm) return reply.type('text/plain').send(recipientId === null ? 'unknown' : outcome);
  const page = recipientId === null ? 'unknown' : codeOf(config.secret, recipientId);
  return reply.redirect(`${screenAddress.sign(page)}?esign=${outcome}`, 303);
}

interface StandInAsked {
  readonly Body: Form | undefined;
}

/** A name for its certificate. */
const nameIn = (body: Form | undefined): string =>
  field(body, 'name').replaceAll(/\p{C}/gu, '').trim().slice(0, 40);

async function stand(
  { platform: { config, clock } }: EnvelopeDependencies,
  standIn: StandIn,
  request: FastifyRequest<StandInAsked>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { body } = request;
  const frame = frameOf(config.BRAND_NAME, request, reply);
  void reply.header('referrer-policy', 'no-referrer');
  const xml = field(body, 'eSignRequest');
  const asked = xml === '' ? null : await standIn.requestIn(xml);
  if (!asked) return sendHtml(reply, 400, refusedPage(frame));
  const [outcome, name] = [field(body, 'outcome'), nameIn(body)];
  const at = clock.now();
  if (outcome === 'cancelled' || outcome === 'failed')
    return sendHtml(reply, 200, answeredPage(frame, asked, await standIn.refuse(asked, { outcome, at })));
  if (outcome === 'signed' && name !== '')
    return sendHtml(reply, 200, answeredPage(frame, asked, await standIn.sign(asked, { name, at })));
  return sendHtml(reply, 200, askingPage(frame, standIn.path, asked, xml));
}

/** A scope of its own: calls of the API read neither forms nor XML. */
export async function mountESignPages(app: FastifyInstance, deps: EnvelopeDependencies): Promise<void> {
  const { config, providers } = deps.platform;
  const { eSign } = providers;
  if (!eSign) return;
  const { standIn } = eSign;
  await app.register(async (scope) => {
    readAnswers(scope);
    scope.post<Answered>(`${answerPath}/:esignId`, (request, reply) => answer(deps, request, reply));
    if (!standIn || config.production) return;
    scope.post<StandInAsked>(standIn.path, (request, reply) => stand(deps, standIn, request, reply));
    servePlainFonts(scope, standInFonts);
  });
}
