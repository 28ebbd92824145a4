import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  listPasskeys,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
} from '@nukkad/contract/identity/account/passkey.api';
import type { Passkey } from '@nukkad/contract/identity/account/passkey.model';
import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import { call } from '../../platform/api/client.ts';
import { type AskedRole, enterAs } from './account.queries.ts';
import { useAsked } from '../../platform/api/asked.ts';
import { useSend } from '../../platform/api/send.ts';
import { knowsPasskeys, passkeySpeaker, showPasskey } from '../../platform/passkeys.ts';

type Creation = Parameters<Awaited<ReturnType<typeof passkeySpeaker>>['startRegistration']>[0]['optionsJSON'];
type Made = EndpointInput<typeof addPasskey>['body']['made'];

/** Shows a passkey and signs in with it. `autofill`: waits behind the field until one is picked there. */
export async function enterWithPasskey(
  role: AskedRole | undefined,
  { autofill }: { autofill: boolean } = { autofill: false },
) {
  const { challengeId, options } = await call(beginPasskeySignIn, { quiet: true });
  const shown = await showPasskey(options, { autofill });
  const session = await call(signInWithPasskey, {
    body: { challengeId, shown, ...(role ? { role } : {}) },
    quiet: true,
  });
  enterAs(session);
  return session.profile;
}

export async function offersAutofill(): Promise<boolean> {
  return knowsPasskeys() && (await passkeySpeaker()).browserSupportsWebAuthnAutofill();
}

/** Lets go of a sheet or an offer that is still open: there can be only one. */
export async function letGo(): Promise<void> {
  (await passkeySpeaker()).WebAuthnAbortService.cancelCeremony();
}

export function usePasskeys() {
  return useAsked(listPasskeys, {}, { select: ({ items }) => items });
}

export function useAddPasskey() {
  return useSend(addPasskey, {
    only: [listPasskeys],
    send: async (name: string): Promise<Passkey> => {
      const { startRegistration } = await passkeySpeaker();
      const { challengeId, options } = await call(beginPasskey, { quiet: true });
      const made = (await startRegistration({ optionsJSON: options as Creation })) as Made;
      return call(addPasskey, { body: { challengeId, name, made }, quiet: true });
    },
  });
}

export function useRenamePasskey() {
  return useSend(renamePasskey, {
    only: [listPasskeys],
    given: ({ passkeyId, name }: { passkeyId: Passkey['passkeyId']; name: string }) => ({
      params: { passkeyId },
      body: { name },
    }),
  });
}

export function useRemovePasskey() {
  return useSend(removePasskey, {
    only: [listPasskeys],
    given: (passkeyId: string) => ({ params: { passkeyId } }),
  });
}
