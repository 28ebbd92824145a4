import { t } from '../platform/words.ts';
import { Group, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';

/** A screen: its title, one line of what it is for, what can be done on the whole, and its content. */
export function PageFrame({
  title,
  about,
  actions,
  children,
}: {
  title: string;
  about?: string;
  actions?: ReactNode;
  children: ReactNode;
}) {
  useEffect(() => {
    document.title = `${title} | ${t('common.backOffice', 'Back office')}`;
  }, [title]);
  return (
    <Stack gap="md">
      <Group justify="space-between" align="end">
        <div>
          <Title order={1} size="h2">
            {title}
          </Title>
          {about ? (
            <Text c="dimmed" size="sm">
              {about}
            </Text>
          ) : null}
        </div>
        {actions}
      </Group>
      {children}
    </Stack>
  );
}
