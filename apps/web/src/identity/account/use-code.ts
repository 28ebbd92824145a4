import { accountErrors } from '@nukkad/contract/identity/account/account.noun';
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

/**
 * The two steps of every code: where it goes, and what it is. `ask` has one sent, `redeem` tries it and goes on
 * from there. What is refused is thrown, for the form of the step to show.
 */
export function useCode(
  ask: (contact: Contact) => Promise<{ resendAfterSeconds: number }>,
  redeem: (contact: Contact, otp: string) => Promise<void>,
) {
  const [sent, setSent] = useState<Sent | null>(null);
  const [step, setStep] = useState<'contact' | 'code'>('contact');
  const [refused, setRefused] = useState<string | null>(null);

  const send = async (contact: Contact): Promise<void> => {
    setRefused(null);
    // A person who returns to the same number still has a valid code.
    if (sent && wordOf(sent.contact) === wordOf(contact) && sent.resendAt > Date.now())
      return setStep('code');
    const { resendAfterSeconds } = await ask(contact);
    setSent({ contact, resendAt: Date.now() + resendAfterSeconds * 1_000 });
    setStep('code');
  };

  const attempt = async (otp: string): Promise<void> => {
    if (!sent) return;
    try {
      await redeem(sent.contact, otp);
    } catch (error) {
      if (error instanceof ApiError && sentencesOfContact.has(error.code)) {
        setRefused(error.message);
        setStep('contact');
      }
      throw error;
    }
  };

  return {
    step: sent ? step : ('contact' as const),
    sent,
    /** Why the step with the code came back to the one before; null once a code is asked for again. */
    refused,
    send,
    attempt,
    back: () => setStep('contact'),
  };
}
