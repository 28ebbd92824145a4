import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { generateOtp } from '@nukkad/contract/identity/account/sign-in.api';
import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { setCsrfCookie } from '../../../platform/http/csrf.ts';
import { parseInput } from '../../../platform/http/parse.ts';
import { type FormKind, formToken, formTokenFits } from '../../../platform/http/plain/form-token.ts';
import {
  type Form,
  type Frame,
  frameOf,
  readForms,
  sendHtml,
  servePlainFonts,
} from '../../../platform/http/plain/plain-page.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { type Contact, contactOf, keyOf } from '../contact.ts';
import { seeDevice } from '../device/see-device.ts';
import { requestCode } from '../request-code.ts';
import { type AccountDependencies, answerNewSession, closeSessions, profileOf } from '../session-answer.ts';
import { signIn } from '../sign-in.ts';
import { signOut } from '../sign-out.ts';
import {
  type LoginStep,
  findStep,
  forgetPlainSession,
  forgetStep,
  keepPlainSession,
  keepStep,
  ownPathOf,
  plainSessionOf,
} from './login-step.ts';
import { codePage, contactPage, donePage, plainLogin } from './plain-login.html.ts';
import { plainLoginWords } from './plain-login.words.ts';
import { type PlainRefusal, plainRefusalOf } from './plain-refusal.ts';

interface Visit {
  readonly deps: AccountDependencies;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly frame: Frame;
  readonly forms: FormKind;
}
type Query = Readonly<Record<string, string | undefined>>;
const subject = 'login';

const formOf = ({ request }: Visit): Form => (request.body ?? {}) as Form;
const queryOf = ({ request }: Visit): Query => request.query as Query;
const secureOf = ({ deps }: Visit): boolean => deps.platform.config.production;
const tokenOf = ({ request, reply, forms }: Visit): string => formToken(request, reply, forms, subject);
const isOwnForm = (visit: Visit): boolean =>
  formTokenFits(visit.request, visit.forms, subject, formOf(visit)['token'] ?? '');
const go = ({ reply }: Visit, to: string): FastifyReply =>
  reply.header('cache-control', 'no-store').redirect(to, 303);

/** What was typed, by the rules of the call that sends a code; null: neither a number nor an address. */
function readContact(typed: string): Contact | null {
  const body = typed.includes('@')
    ? { email: typed }
    : { mobileNumber: typed.replaceAll(/[\s-]/g, '').replace(/^(\+91|0)(?=\d{10}$)/, '') };
  try {
    const input = parseInput(generateOtp, { body }) as { readonly body: typeof body };
    return contactOf(input.body);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

function showContact(visit: Visit, status = 200, error: string | null = null, typed = ''): FastifyReply {
  const asked = formOf(visit)['return'] ?? queryOf(visit)['return'];
  const view = { token: tokenOf(visit), typed, returnTo: ownPathOf(asked), error };
  return sendHtml(visit.reply, status, contactPage(visit.frame, view));
}

function showCode(visit: Visit, step: LoginStep, refused: PlainRefusal | null = null): FastifyReply {
  const isWaiting = step.resendAt > visit.deps.platform.clock.now().getTime();
  const page = codePage(visit.frame, {
    token: tokenOf(visit),
    contact: keyOf(step.contact),
    returnTo: step.returnTo,
    resendAt: isWaiting ? new Date(step.resendAt) : null,
    error: refused?.sentence ?? null,
    isUsedUp: refused !== null && ['otp_used_up', 'otp_expired', 'sign_in_paused'].includes(refused.code),
  });
  return sendHtml(visit.reply, refused?.status ?? 200, page);
}

/** A code that cannot be sent again yet leaves the one before good, so its form is shown with the reason. */
async function send(visit: Visit): Promise<FastifyReply> {
  const { deps, request, frame } = visit;
  const words = plainLoginWords[frame.lang];
  const { contact: typed = '', return: returnTo, again } = formOf(visit);
  if (!isOwnForm(visit)) return showContact(visit, 403, words.formExpired, typed);
  const contact = readContact(typed.trim());
  if (!contact) return showContact(visit, 400, words.contactWrong, typed);
  const now = deps.platform.clock.now();
  try {
    const sent = await requestCode(deps.platform, {
      contact,
      purpose: 'sign_in',
      networkAddress: request.ip,
      deviceHash: seeDevice(request).deviceHash,
      lang: frame.lang,
      now,
    });
    const resendAt = now.getTime() + sent.resendAfterSeconds * 1_000;
    const step = { challengeId: sent.sessionId, contact, returnTo: ownPathOf(returnTo), resendAt };
    keepStep(visit.reply, step, secureOf(visit));
    return go(visit, plainLogin.code);
  } catch (error) {
    const refused = plainRefusalOf(error, frame.lang);
    const step = findStep(request);
    if (again !== undefined && step && keyOf(step.contact) === keyOf(contact))
      return showCode(visit, step, refused);
    return showContact(visit, refused.status, refused.sentence, typed);
  }
}

async function enter(visit: Visit): Promise<FastifyReply> {
  const { deps, request, reply, frame } = visit;
  const words = plainLoginWords[frame.lang];
  const step = findStep(request);
  if (!step) return go(visit, plainLogin.start);
  if (!isOwnForm(visit)) return showCode(visit, step, { code: '', status: 403, sentence: words.formExpired });
  const { otp = '' } = formOf(visit);
  if (!/^\d{6}$/.test(otp.trim()))
    return showCode(visit, step, { code: '', status: 400, sentence: words.codeWrong });
  try {
    const seen = seeDevice(request);
    const { contact, challengeId } = step;
    const attempt = { challengeId, contact, code: otp.trim(), now: deps.platform.clock.now(), seen };
    const session = answerNewSession(deps, reply, await signIn(deps, attempt), seen);
    keepPlainSession(reply, session.accessToken, secureOf(visit));
    forgetStep(reply);
    return go(visit, `${plainLogin.done}?return=${encodeURIComponent(step.returnTo ?? '')}`);
  } catch (error) {
    return showCode(visit, step, plainRefusalOf(error, frame.lang));
  }
}

async function showDone(visit: Visit): Promise<FastifyReply> {
  const { deps, request } = visit;
  const accessToken = plainSessionOf(request);
  const viewer = accessToken === null ? null : await deps.sessions.verifyToken(accessToken);
  if (accessToken === null || !viewer) return go(visit, plainLogin.start);
  const { fullName, mobileNumber, email } = await profileOf(deps, viewer);
  const returnTo = ownPathOf(queryOf(visit)['return']);
  const page = donePage(visit.frame, {
    token: tokenOf(visit),
    person: fullName || mobileNumber || email || '',
    session: { accessToken, sessionId: viewer.sessionId },
    // The login of the web app knows the home of each role.
    continueTo: `${screenAddress.login}${returnTo === null ? '' : `?return=${encodeURIComponent(returnTo)}`}`,
  });
  return sendHtml(visit.reply, 200, page);
}

async function leave(visit: Visit): Promise<FastifyReply> {
  const { deps, request, reply } = visit;
  if (!isOwnForm(visit)) return go(visit, plainLogin.done);
  const accessToken = plainSessionOf(request);
  const viewer = accessToken === null ? null : await deps.sessions.verifyToken(accessToken);
  if (viewer) {
    await signOut(deps.platform, viewer, deps.platform.clock.now());
    closeSessions(deps, [viewer.sessionId]);
  }
  setCsrfCookie(reply, deps.platform.config.secret, null, secureOf(visit));
  forgetPlainSession(reply);
  return go(visit, screenAddress.home);
}

/**
 * The login as plain forms, for browsers without scripts (docs/decisions/working-in-the-web-app.md): the verbs, limits and cookies of the calls
 * `home/generateotp` and `home/verifyotp`.
 */
export const plainLoginPages =
  (deps: AccountDependencies) =>
  async (app: FastifyInstance): Promise<void> => {
    const { config } = deps.platform;
    const secret = createHmac('sha256', config.secret).update('account: plain login forms').digest('hex');
    const forms = { cookie: 'login-form', path: screenAddress.login, secret, secure: config.production };
    const on =
      (answer: (visit: Visit) => Promise<FastifyReply> | FastifyReply) =>
      async (request: FastifyRequest, reply: FastifyReply) =>
        answer({ deps, request, reply, forms, frame: frameOf(config.BRAND_NAME, request, reply) });
    await app.register(async (scope) => {
      readForms(scope);
      servePlainFonts(scope, plainLogin.fonts);
      scope.get(
        plainLogin.start,
        on((visit) => showContact(visit)),
      );
      scope.post(plainLogin.start, on(send));
      scope.get(
        plainLogin.code,
        on((visit) => {
          const step = findStep(visit.request);
          return step ? showCode(visit, step) : go(visit, plainLogin.start);
        }),
      );
      scope.post(plainLogin.code, on(enter));
      scope.get(plainLogin.done, on(showDone));
      scope.post(plainLogin.out, on(leave));
    });
  };
