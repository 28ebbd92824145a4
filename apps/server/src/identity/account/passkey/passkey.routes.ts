import * as api from '@nukkad/contract/identity/account/passkey.api';
import { type Route, openRoute, route } from '../../../platform/http/route.ts';
import { seeDevice } from '../device/see-device.ts';
import { type AccountDependencies, answerNewSession } from '../session-answer.ts';
import { addPasskey } from './add-passkey.ts';
import { beginPasskey, beginPasskeySignIn } from './begin-passkey.ts';
import { listOwnPasskeys } from './list-own-passkeys.ts';
import { presentPasskey } from './passkey.presenter.ts';
import { removePasskey } from './remove-passkey.ts';
import { renamePasskey } from './rename-passkey.ts';
import { signInWithPasskey } from './sign-in-with-passkey.ts';

export function passkeyRoutes(deps: AccountDependencies): readonly Route[] {
  const { platform } = deps;
  return [
    route(api.beginPasskey, (call) => beginPasskey(platform, call.viewer.userId, call.now)),

    route(api.addPasskey, async (call) =>
      presentPasskey(await addPasskey(platform, call.viewer, { ...call.input.body, now: call.now })),
    ),

    route(api.listPasskeys, async (call) => ({
      items: await listOwnPasskeys(platform.db, call.viewer),
    })),

    route(api.renamePasskey, async (call) =>
      presentPasskey(
        await renamePasskey(platform, call.viewer, { ...call.input.params, ...call.input.body }),
      ),
    ),

    route(api.removePasskey, async (call) => {
      const { viewer, now } = call;
      const { params } = call.input;
      await removePasskey(platform, viewer, { ...params, now });
      return { removed: true as const };
    }),

    openRoute(api.beginPasskeySignIn, (call) => beginPasskeySignIn(platform, call.now)),

    openRoute(api.signInWithPasskey, async (call) => {
      const { now, request, reply } = call;
      const { body } = call.input;
      const { challengeId, shown, role = null } = body;
      const seen = seeDevice(request);
      const opened = await signInWithPasskey(deps, { challengeId, shown, role, seen, now });
      return answerNewSession(deps, reply, opened, seen);
    }),
  ];
}
