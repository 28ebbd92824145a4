import type { requestSignPasskey } from '@nukkad/contract/files/envelope/sign.api';
import { listPasskeys } from '@nukkad/contract/identity/account/passkey.api';
import { ApiError } from '@nukkad/contract/kernel/client';
import type { EndpointAnswer } from '@nukkad/contract/kernel/endpoint';
import IconFingerprint from '@tabler/icons-react/dist/esm/icons/IconFingerprint.mjs';
import { useState } from 'react';
import { useAsked } from '../../platform/api/asked.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { changedMind, knowsPasskeys, showPasskey } from '../../platform/passkeys.ts';
import { Button } from '../../ui/press/button.tsx';
import { Refusal } from '../../ui/state/refusal.tsx';

export type AskedPasskey = EndpointAnswer<typeof requestSignPasskey>;

export interface ShownForSigning {
  readonly challengeId: AskedPasskey['challengeId'];
  readonly shown: Awaited<ReturnType<typeof showPasskey>>;
}

/** Whether a passkey of this person may be asked for here. */
export function useHasPasskey(isOwnNumber: boolean): boolean {
  const { data } = useAsked(listPasskeys, isOwnNumber && knowsPasskeys() ? {} : null, {
    select: ({ items }) => items.length > 0,
  });
  return data ?? false;
}

/** The second way to sign, for who is logged in with the number that is asked. */
export function SignByPasskey({
  blocked,
  ask,
  sign,
}: {
  /** Something else comes first. */
  readonly blocked: boolean;
  readonly ask: () => Promise<AskedPasskey>;
  readonly sign: (passkey: ShownForSigning) => Promise<unknown>;
}) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const confirm = async () => {
    setBusy(true);
    setRefused(null);
    try {
      const { challengeId, options } = await ask();
      await sign({ challengeId, shown: await showPasskey(options) });
    } catch (error) {
      if (changedMind(error)) return;
      // The browser's own error message is not shown to the person.
      setRefused(
        error instanceof ApiError
          ? error.message
          : t('sign.passkey.none', 'This browser found no passkey of yours. Use an OTP instead.'),
      );
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Refusal>{refused}</Refusal>
      <Button
        wide
        busy={busy}
        disabled={blocked}
        icon={<IconFingerprint size={22} aria-hidden />}
        onClick={() => void confirm()}
      >
        {t('sign.passkey', 'Confirm with your fingerprint, face or screen lock')}
      </Button>
    </>
  );
}
