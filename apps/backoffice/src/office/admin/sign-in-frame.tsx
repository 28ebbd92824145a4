import { t } from '../../platform/words.ts';
import { Center, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { LanguageSwitch } from '../../ui/language-switch.tsx';

export function SignInFrame({
  title,
  about,
  children,
}: {
  title: string;
  about: string;
  children: ReactNode;
}) {
  useEffect(() => {
    document.title = `${title} | ${t('common.backOffice', 'Back office')}`;
  }, [title]);
  return (
    <Center component="main" mih="100dvh" p="md">
      <Paper w="100%" maw={420} p="xl" shadow="sm">
        <Stack gap="md">
          <div>
            <Group justify="space-between">
              <Text size="xs" fw={700} c="dimmed" tt="uppercase" lts="0.08em">
                {t('common.backOffice', 'Back office')}
              </Text>
              <LanguageSwitch />
            </Group>
            <Title order={1} size="h2">
              {title}
            </Title>
            <Text c="dimmed" size="sm" mt={4}>
              {about}
            </Text>
          </div>
          {children}
        </Stack>
      </Paper>
    </Center>
  );
}
