import { accountErrors } from '@nukkad/contract/account/account.errors';
import type { MyProfile } from '@nukkad/contract/account/account.model';
import { useEffect, useState } from 'react';
import { ApiError } from '../platform/api/api-error.ts';
import { useTranslation } from '../platform/i18n/use-translation.ts';
import { loadSettings } from '../platform/settings.ts';
import { type AskedRole, useAskForCode, useSignIn } from './account.queries.ts';
import { CodeStep } from './code-step.tsx';
import { NumberStep } from './number-step.tsx';

interface Sent {
  readonly mobileNumber: string;
  readonly resendAt: number;
}

/** These are about the number, whatever code is tried. */
const sentencesOfNumber = new Set<string>([
  accountErrors.sign_in_paused.code,
  accountErrors.otp_too_many.code,
]);

function useInbox(mobileNumber: string | undefined): string | null {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    loadSettings().then(
      (settings) => setShown(settings.developmentInbox),
      () => {},
    );
  }, []);
  return shown && mobileNumber ? `/inbox?to=${mobileNumber}` : null;
}

/** Number, then code. `onSignedIn` goes on from there. */
export function SignIn({
  role,
  onSignedIn,
}: {
  role?: AskedRole | undefined;
  onSignedIn: (profile: MyProfile) => Promise<void>;
}) {
  const { t } = useTranslation();
  const [number, setNumber] = useState('');
  const [sent, setSent] = useState<Sent | null>(null);
  const [step, setStep] = useState<'number' | 'code'>('number');
  const [refused, setRefused] = useState<string | null>(null);
  const ask = useAskForCode();
  const signIn = useSignIn();
  const inbox = useInbox(sent?.mobileNumber);

  const send = async () => {
    setRefused(null);
    // Whoever comes back to the same number still has a good code on its way.
    if (sent?.mobileNumber === number && sent.resendAt > Date.now()) return setStep('code');
    try {
      const answer = await ask.mutateAsync({ mobileNumber: number, ...(role ? { role } : {}) });
      setSent({ mobileNumber: number, resendAt: Date.now() + answer.resendAfterSeconds * 1_000 });
      setStep('code');
    } catch (error) {
      setRefused(error instanceof Error ? error.message : '');
    }
  };

  const attempt = async (otp: string) => {
    setRefused(null);
    try {
      const session = await signIn.mutateAsync({ mobileNumber: number, otp });
      await onSignedIn(session.profile);
    } catch (error) {
      setRefused(error instanceof Error ? error.message : '');
      if (error instanceof ApiError && sentencesOfNumber.has(error.code)) setStep('number');
      throw error;
    }
  };

  return (
    <>
      <h1>
        {step === 'number'
          ? t('signIn.title', 'Log in or sign up')
          : t('signIn.title.code', 'Enter the code')}
      </h1>
      {step === 'number' || !sent ? (
        <NumberStep
          value={number}
          onChange={setNumber}
          onSend={() => void send()}
          busy={ask.isPending}
          refused={refused}
        />
      ) : (
        <CodeStep
          key={sent.resendAt}
          mobileNumber={sent.mobileNumber}
          resendAt={sent.resendAt}
          onTry={attempt}
          onResend={() => void send()}
          onChangeNumber={() => {
            setRefused(null);
            setStep('number');
          }}
          busy={signIn.isPending || ask.isPending}
          refused={refused}
          inbox={inbox}
        />
      )}
    </>
  );
}
