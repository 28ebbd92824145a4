import { accountErrors } from '@nukkad/contract/identity/account/account.errors';
import { useState } from 'react';
import { ApiError } from '@nukkad/contract/kernel/client';
import { type Contact, wordOf } from './account.queries.ts';

interface Sent {
  readonly contact: Contact;
  /** Milliseconds since 1970. */
  readonly resendAt: number;
}

/** These are about the number or address, whatever code is tried. */
const sentencesOfContact = new Set<string>([
  accountErrors.sign_in_paused.code,
  accountErrors.otp_too_many.code,
]);

export const wordsOf = (error: unknown) => (error instanceof Error ? error.message : '');

/**
 * The two steps of every code: where it goes, and what it is. `ask` has one sent, `redeem` tries it and goes on
 * from there.
 */
export function useCode(
  ask: (contact: Contact) => Promise<{ resendAfterSeconds: number }>,
  redeem: (contact: Contact, otp: string) => Promise<void>,
) {
  const [sent, setSent] = useState<Sent | null>(null);
  const [step, setStep] = useState<'contact' | 'code'>('contact');
  const [refused, setRefused] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const send = async (contact: Contact) => {
    setRefused(null);
    // A person who returns to the same number still has a valid code.
    if (sent && wordOf(sent.contact) === wordOf(contact) && sent.resendAt > Date.now())
      return setStep('code');
    setBusy(true);
    try {
      const { resendAfterSeconds } = await ask(contact);
      setSent({ contact, resendAt: Date.now() + resendAfterSeconds * 1_000 });
      setStep('code');
    } catch (error) {
      setRefused(wordsOf(error));
    } finally {
      setBusy(false);
    }
  };

  const attempt = async (otp: string) => {
    if (!sent) return;
    setRefused(null);
    setBusy(true);
    try {
      await redeem(sent.contact, otp);
    } catch (error) {
      setRefused(wordsOf(error));
      if (error instanceof ApiError && sentencesOfContact.has(error.code)) setStep('contact');
      throw error;
    } finally {
      setBusy(false);
    }
  };

  const back = () => {
    setRefused(null);
    setStep('contact');
  };
  return { step: sent ? step : ('contact' as const), sent, refused, busy, send, attempt, back };
}
