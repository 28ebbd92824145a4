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
    route(api.beginPasskey, ({ viewer, now }) => beginPasskey(platform, viewer.userId, now)),

    route(api.addPasskey, async ({ viewer, input: { body }, now }) =>
      presentPasskey(await addPasskey(platform, viewer, { ...body, now })),
    ),

    route(api.listPasskeys, async ({ viewer }) => ({
      items: await listOwnPasskeys(platform.db, viewer),
    })),

    route(api.renamePasskey, async ({ viewer, input: { params, body } }) =>
      presentPasskey(await renamePasskey(platform, viewer, { ...params, ...body })),
    ),

    route(api.removePasskey, async ({ viewer, input: { params }, now }) => {
      await removePasskey(platform, viewer, { ...params, now });
      return { removed: true as const };
    }),

    openRoute(api.beginPasskeySignIn, ({ now }) => beginPasskeySignIn(platform, now)),

    openRoute(api.signInWithPasskey, async ({ input: { body }, now, request, reply }) => {
      const { challengeId, shown, role = null } = body;
      const seen = seeDevice(request);
      const opened = await signInWithPasskey(deps, { challengeId, shown, role, seen, now });
      return answerNewSession(deps, reply, opened, seen);
    }),
  ];
}
