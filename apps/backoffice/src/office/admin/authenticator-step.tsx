import { t } from '../../platform/words.ts';
import { Anchor, Center, Code, Stack, Text } from '@mantine/core';
import type { Admin, NextStep } from '@nukkad/contract/office/backoffice/sign-in.api';
import { useState } from 'react';
import { CodeForm } from './code-form.tsx';
import { KeyPicture } from './key-picture.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { RecoveryForm } from './recovery-form.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

interface Props {
  readonly next: NextStep;
  readonly onEntered: (admin: Admin) => void;
}

/** The set-up at the first time: the key, then a code that proves it arrived, then the recovery codes. */
export function SetUpStep({ next, onEntered }: Props) {
  const [shown, setShown] = useState<{ codes: readonly string[]; admin: Admin } | null>(null);
  if (shown) return <RecoveryCodes codes={shown.codes} onKept={() => onEntered(shown.admin)} />;
  return (
    <SignInFrame
      title={t('admin.setUpYourAuthenticatorApp', 'Set up your authenticator app')}
      about={t(
        'admin.scanThisWithAnAuthenticator',
        'Scan this with an authenticator app on your phone. It shows a new code every 30 seconds.',
      )}
    >
      <Stack gap="md">
        <Center>{next.keyUri ? <KeyPicture keyUri={next.keyUri} /> : null}</Center>
        <div>
          <Text size="sm">{t('admin.cantScanEnterThisKey', 'Can’t scan? Enter this key:')}</Text>
          <Code block fz="sm" data-testid="authenticator-key">
            {next.secret?.replaceAll(/(.{4})(?!$)/g, '$1 ')}
          </Code>
        </div>
        <CodeForm
          ticket={next.ticket}
          onEntered={({ admin, recoveryCodes }) => setShown({ codes: recoveryCodes, admin })}
        />
      </Stack>
    </SignInFrame>
  );
}

export function CodeStep({ next, onEntered }: Props) {
  const [lost, setLost] = useState(false);
  return (
    <SignInFrame
      title={lost ? t('admin.useARecoveryCode', 'Use a recovery code') : t('admin.enterCode', 'Enter code')}
      about={
        lost
          ? t('admin.afterThisAskForA', 'After this, ask for a new setup link.')
          : t('admin.fromTheAuthenticatorAppOn', 'From the authenticator app on your phone.')
      }
    >
      <Stack gap="md">
        {lost ? (
          <RecoveryForm ticket={next.ticket} onEntered={onEntered} />
        ) : (
          <CodeForm ticket={next.ticket} onEntered={({ admin }) => onEntered(admin)} />
        )}
        <Anchor component="button" type="button" size="sm" ta="start" py={8} onClick={() => setLost(!lost)}>
          {lost
            ? t('admin.useTheAuthenticatorApp', 'Use the authenticator app')
            : t('admin.lostYourAuthenticator', 'Lost your authenticator?')}
        </Anchor>
      </Stack>
    </SignInFrame>
  );
}
