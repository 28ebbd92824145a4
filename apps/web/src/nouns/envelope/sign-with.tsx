import { useRef } from 'react';
import { type AskedPasskey, type ShownForSigning, SignByPasskey, useHasPasskey } from './sign-by-passkey.tsx';
import { SignCode } from './sign-code.tsx';

/** What shows who signs: a fresh one-time password, or a passkey. */
export type GivenProof =
  | { readonly codeId: string; readonly otp: string }
  | { readonly passkey: ShownForSigning };

interface Ways {
  /** Masked: where a one-time password goes. */
  readonly sentTo: string;
  /** The last press, as "Sign document". */
  readonly enter: string;
  /** Something else comes first. */
  readonly blocked?: boolean;
  /** Logged in with this number: a passkey does it, too. */
  readonly isOwnNumber: boolean;
  readonly askCode: () => Promise<{ readonly codeId: string; readonly resendAfterSeconds: number }>;
  readonly askPasskey: () => Promise<AskedPasskey>;
  readonly sign: (proof: GivenProof) => Promise<unknown>;
}

/** The last step of signing: with a one-time password, or beside it with a passkey where one is there. */
export function SignWith({ sentTo, enter, blocked = false, isOwnNumber, askCode, askPasskey, sign }: Ways) {
  const codeId = useRef('');
  const hasPasskey = useHasPasskey(isOwnNumber);
  return (
    <>
      {hasPasskey && (
        <SignByPasskey blocked={blocked} ask={askPasskey} sign={(passkey) => sign({ passkey })} />
      )}
      <SignCode
        sentTo={sentTo}
        enter={enter}
        blocked={blocked}
        second={hasPasskey}
        ask={async () => {
          const sent = await askCode();
          codeId.current = sent.codeId;
          return sent;
        }}
        redeem={(otp) => sign({ codeId: codeId.current, otp })}
      />
    </>
  );
}
