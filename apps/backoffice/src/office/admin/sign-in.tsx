import type { Admin, NextStep } from '@nukkad/contract/office/backoffice/sign-in.api';
import { useState } from 'react';
import { CodeStep, SetUpStep } from './authenticator-step.tsx';
import { ChoosePasswordStep } from './choose-password-step.tsx';
import { PasswordStep } from './password-step.tsx';

/** Password, then the authenticator. `linkTicket` comes with the one-time link and asks for a password first. */
export function SignIn({
  linkTicket,
  note,
  onEntered,
}: {
  linkTicket: string | null;
  note: string | null;
  onEntered: (admin: Admin) => void;
}) {
  const [next, setNext] = useState<NextStep | null>(null);
  if (!next)
    return linkTicket ? (
      <ChoosePasswordStep ticket={linkTicket} onPassed={setNext} />
    ) : (
      <PasswordStep onPassed={setNext} note={note} />
    );
  return next.step === 'enrol' ? (
    <SetUpStep next={next} onEntered={onEntered} />
  ) : (
    <CodeStep next={next} onEntered={onEntered} />
  );
}
