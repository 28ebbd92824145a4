import type { MyProfile } from '@nukkad/contract/identity/account/account.model';
import IconKey from '@tabler/icons-react/dist/esm/icons/IconFingerprint.mjs';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@nukkad/contract/kernel/client';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { changedMind, knowsPasskeys } from '../../platform/passkeys.ts';
import { Button } from '../../ui/press/button.tsx';
import { Refusal } from '../../ui/state/refusal.tsx';
import type { AskedRole } from './account.queries.ts';
import { enterWithPasskey, letGo, offersAutofill } from './passkey.queries.ts';
import styles from './sign-in.module.css';

/** In with a passkey: by the button, or picked where the browser offers it at the field. */
export function PasskeySignIn({
  role,
  onSignedIn,
}: {
  role: AskedRole | undefined;
  onSignedIn: (profile: MyProfile) => Promise<void>;
}) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const known = useRef({ role, onSignedIn });
  useEffect(() => {
    known.current = { role, onSignedIn };
  });

  useEffect(() => {
    let here = true;
    const offer = async () => {
      if (!(await offersAutofill()) || !here) return;
      try {
        const profile = await enterWithPasskey(known.current.role, { autofill: true });
        await known.current.onSignedIn(profile);
      } catch (error) {
        // The offer waits quietly, and some browsers cannot make it; only what came of a pick is worth a word.
        if (here && error instanceof ApiError) setRefused(error.message);
      }
    };
    void offer();
    return () => {
      here = false;
      void letGo();
    };
  }, []);

  if (!knowsPasskeys()) return null;
  const enter = async () => {
    setBusy(true);
    setRefused(null);
    try {
      await onSignedIn(await enterWithPasskey(role));
    } catch (error) {
      if (changedMind(error)) return;
      // The browser's own error message is not shown to the person.
      setRefused(
        error instanceof ApiError
          ? error.message
          : t('signIn.passkey.none', 'No passkey found in this browser. Try another way.'),
      );
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.form}>
      <p className={styles.or} aria-hidden="true">
        {t('signIn.or', 'or')}
      </p>
      <Button
        tone="plain"
        wide
        busy={busy}
        icon={<IconKey size={22} aria-hidden />}
        onClick={() => void enter()}
      >
        {t('signIn.passkey', 'Sign in with a passkey')}
      </Button>
      <Refusal>{refused}</Refusal>
    </div>
  );
}
