import * as api from '@nukkad/contract/identity/account/sign-in.api';
import { accountErrors } from '@nukkad/contract/identity/account/account.noun';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { type Call, type Route, openRoute, route } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { addContact } from './add-contact.ts';
import { requestCode } from './request-code.ts';
import { checkExistence } from './check-existence.ts';
import { contactOf } from './contact.ts';
import { chooseOwnRole } from './choose-own-role.ts';
import { seeDevice } from './device/see-device.ts';
import type { Hashing } from '../../platform/password.ts';
import { hashChosen } from './password/hash-chosen.ts';
import { type AccountDependencies, answerNewSession, answerSession } from './session-answer.ts';
import { signIn } from './sign-in.ts';
import type { CodePurpose } from './sign-in.rules.ts';

const purposes: Readonly<Record<(typeof api.codePurposes)[number], CodePurpose>> = {
  'sign-in': 'sign_in',
  'password-recovery': 'password_recovery',
  'email-verification': 'email_verification',
  'mobile-verification': 'mobile_verification',
};

/** The sessionId that home/generateotp answered. */
export function challengeHeader({ request }: Call): string {
  const header = request.headers['sessionid'];
  return typeof header === 'string' && header !== '' ? header : refuse(accountErrors.session_id_missing);
}

const signedInAs = ({ viewer }: Call) => viewer ?? refuse(kernelErrors.signed_out);

/** The caller verifies a contact of their own, so must be signed in, and names the kind of contact. */
function ownerOf(
  call: Call,
  purpose: CodePurpose,
  contact: { readonly email?: string | undefined },
): string | null {
  if (purpose !== 'email_verification' && purpose !== 'mobile_verification') return null;
  if ((purpose === 'email_verification') !== (contact.email !== undefined))
    refuse(kernelErrors.invalid_request);
  return signedInAs(call).userId;
}

/** The codes, and what they open. */
export function signInRoutes(deps: AccountDependencies, hashing: Hashing): readonly Route[] {
  const { platform } = deps;
  return [
    openRoute(api.generateOtp, (call) => {
      const { body } = call.input;
      const contact = contactOf(body);
      const purpose = purposes[body.purpose];
      return requestCode(platform, {
        contact,
        purpose,
        role: body.role,
        userId: ownerOf(call, purpose, contact),
        networkAddress: call.request.ip,
        deviceHash: seeDevice(call.request).deviceHash,
        lang: call.lang,
        now: call.now,
      });
    }),

    openRoute(api.verifyOtp, async (call) => {
      const { body } = call.input;
      const { now, reply } = call;
      const attempt = { challengeId: challengeHeader(call), contact: contactOf(body), code: body.otp, now };
      if (body.purpose === 'sign-in') {
        const seen = seeDevice(call.request);
        return answerNewSession(deps, reply, await signIn(deps, { ...attempt, seen }), seen);
      }
      const viewer = signedInAs(call);
      return answerSession(deps, reply, await addContact(platform, viewer, attempt));
    }),

    openRoute(api.signupEmail, async (call) => {
      const { request, lang, now } = call;
      const { body } = call.input;
      const { email, fullName, password } = body;
      const passwordHash =
        password === undefined
          ? null
          : await hashChosen(hashing, password, { email, fullName, mobileNumber: '' });
      return requestCode(platform, {
        contact: { email },
        purpose: 'sign_up',
        fullName,
        passwordHash,
        networkAddress: request.ip,
        deviceHash: seeDevice(request).deviceHash,
        lang,
        now,
      });
    }),

    route(api.chooseRole, async (call) => {
      const { viewer, now, reply } = call;
      const { body } = call.input;
      const session = await chooseOwnRole(platform, viewer, { ...body, fullName: body.fullName, now });
      return answerSession(deps, reply, session);
    }),

    openRoute(api.isExists, (call) => checkExistence(deps, call, { contact: contactOf(call.input.query) })),

    openRoute(api.isGstExists, (call) => checkExistence(deps, call, call.input.query)),

    openRoute(api.isPanExists, (call) => checkExistence(deps, call, call.input.query)),
  ];
}
