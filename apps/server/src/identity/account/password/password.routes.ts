import * as signInApi from '@nukkad/contract/identity/account/sign-in.api';
import * as api from '@nukkad/contract/identity/account/password.api';
import { passwordErrors } from '@nukkad/contract/identity/account/password.noun';
import { type Route, openRoute, route } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import { contactOf } from '../contact.ts';
import { seeDevice } from '../device/see-device.ts';
import { type AccountDependencies, answerNewSession, closeSessions } from '../session-answer.ts';
import { challengeHeader } from '../sign-in.routes.ts';
import { changePassword } from './change-password.ts';
import type { Hashing } from '../../../platform/password.ts';
import { readPasswordFacts } from './read-password-facts.ts';
import { recoverPassword } from './recover-password.ts';
import { signInWithPassword } from './sign-in-with-password.ts';

export function passwordRoutes(deps: AccountDependencies, hashing: Hashing): readonly Route[] {
  const { platform } = deps;
  return [
    openRoute(signInApi.loginWithMobile, async (call) => {
      const { request, reply, now } = call;
      const { body } = call.input;
      const { mobileNumber, password, role = null } = body;
      const contact = { mobileNumber };
      const seen = seeDevice(request);
      const attempt = { contact, password, role, networkAddress: request.ip, seen, now };
      return answerNewSession(deps, reply, await signInWithPassword(deps, hashing, attempt), seen);
    }),

    openRoute(signInApi.loginWithEmail, async (call) => {
      const { request, reply, now } = call;
      const { body } = call.input;
      const { email, password, role = null } = body;
      const contact = { email };
      const seen = seeDevice(request);
      const attempt = { contact, password, role, networkAddress: request.ip, seen, now };
      return answerNewSession(deps, reply, await signInWithPassword(deps, hashing, attempt), seen);
    }),

    openRoute(api.recoverPassword, async (call) => {
      const { body } = call.input;
      const seen = seeDevice(call.request);
      const { ended, ...opened } = await recoverPassword(deps, hashing, body.newPassword, {
        challengeId: challengeHeader(call),
        contact: contactOf(body),
        code: body.otp,
        seen,
        now: call.now,
      });
      closeSessions(deps, ended);
      return answerNewSession(deps, call.reply, opened, seen);
    }),

    route(api.updatePassword, async (call) => {
      const { oldPassword, otp, newPassword } = call.input.body;
      const proof =
        oldPassword !== undefined
          ? { oldPassword }
          : otp !== undefined
            ? { code: otp, challengeId: challengeHeader(call) }
            : refuse(passwordErrors.proof_missing);
      const { viewer, request, now } = call;
      const change = { newPassword, proof, networkAddress: request.ip, now };
      closeSessions(deps, await changePassword(platform, hashing, viewer, change));
      return readPasswordFacts(platform.db, viewer.userId);
    }),

    route(api.getLastUpdatedPassword, (call) => readPasswordFacts(platform.db, call.viewer.userId)),
  ];
}
