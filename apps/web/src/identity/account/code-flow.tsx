import type { ReactNode } from 'react';
import { CodeStep } from './code-step.tsx';
import type { useCode } from './use-code.ts';

/** The code's step of `useCode`, or, before it, whatever asks for the number or address. */
export function CodeFlow({
  code,
  enter,
  children,
}: {
  code: ReturnType<typeof useCode>;
  enter?: string;
  children: ReactNode;
}) {
  const { step, sent, send, attempt, back } = code;
  if (step === 'contact' || !sent) return children;
  return (
    <CodeStep
      key={sent.resendAt}
      contact={sent.contact}
      resendAt={sent.resendAt}
      onTry={attempt}
      onResend={() => send(sent.contact)}
      onChangeContact={back}
      enter={enter}
    />
  );
}
