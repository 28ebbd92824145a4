import { Group, Paper, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';

/** A part of a page on its own paper: its heading, what belongs beside that, and what it holds. */
export function Panel({
  title,
  beside,
  children,
}: {
  title: ReactNode;
  /** Opposite the heading: a status, or what can be done. */
  beside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Paper>
      <Stack gap="md">
        <Group justify="space-between">
          <Title order={2} size="h4">
            {title}
          </Title>
          {beside}
        </Group>
        {children}
      </Stack>
    </Paper>
  );
}
