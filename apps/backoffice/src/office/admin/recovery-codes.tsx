import { t } from '../../platform/words.ts';
import { Alert, Button, Checkbox, Code, CopyButton, SimpleGrid, Stack } from '@mantine/core';
import { useState } from 'react';
import { SignInFrame } from './sign-in-frame.tsx';

/** Shown once: there is no way back to them. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const [kept, setKept] = useState(false);
  return (
    <SignInFrame
      title={t('admin.saveYourRecoveryCodes', 'Save your recovery codes')}
      about={t('admin.useOneToLogIn', 'Use one to log in if you lose your authenticator. Each works once.')}
    >
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" component="ul" p={0} style={{ listStyle: 'none' }}>
          {codes.map((code) => (
            <li key={code}>
              <Code block fz="sm">
                {code}
              </Code>
            </li>
          ))}
        </SimpleGrid>
        <CopyButton value={codes.join('\n')}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {copied ? t('admin.copied', 'Copied') : t('admin.copyAll', 'Copy all')}
            </Button>
          )}
        </CopyButton>
        <Alert color="haldi">{t('admin.youWontSeeTheseCodes', 'You won’t see these codes again.')}</Alert>
        <Checkbox
          label={t('admin.iveSavedThemInA', 'I’ve saved them in a safe place.')}
          checked={kept}
          onChange={(event) => setKept(event.currentTarget.checked)}
        />
        <Button size="md" disabled={!kept} onClick={onKept}>
          {t('admin.continue', 'Continue')}
        </Button>
      </Stack>
    </SignInFrame>
  );
}
