import type { RequestOptions, ShownPasskey } from '@nukkad/contract/identity/account/passkey.model';

/** The speaker of WebAuthn comes when it is wanted. */
export const passkeySpeaker = () => import('@simplewebauthn/browser');
type Speaker = Awaited<ReturnType<typeof passkeySpeaker>>;
type Request = Parameters<Speaker['startAuthentication']>[0]['optionsJSON'];

export const knowsPasskeys = () => typeof window !== 'undefined' && 'PublicKeyCredential' in window;

/** A person who closes the browser's own dialog has changed their mind: nothing to report. */
export const changedMind = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');

/** Asks the person for a passkey. `autofill`: waits behind the field until one is picked there. */
export async function showPasskey(
  options: RequestOptions,
  { autofill }: { readonly autofill: boolean } = { autofill: false },
): Promise<ShownPasskey> {
  const { startAuthentication } = await passkeySpeaker();
  return startAuthentication({ optionsJSON: options as Request, useBrowserAutofill: autofill });
}
