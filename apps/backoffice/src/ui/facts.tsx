import { SimpleGrid, Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** Names and what they are, in as many columns as there is room for. */
export function Facts({
  facts,
  columns = { base: 1, xs: 2, md: 3 },
}: {
  facts: readonly (readonly [name: string, fact: ReactNode])[];
  columns?: Readonly<Record<string, number>>;
}) {
  return (
    <SimpleGrid component="dl" cols={columns} spacing="sm" m={0}>
      {facts.map(([name, fact]) => (
        <div key={name}>
          <Text component="dt" size="xs" c="dimmed">
            {name}
          </Text>
          <Text component="dd" m={0} size="sm">
            {fact}
          </Text>
        </div>
      ))}
    </SimpleGrid>
  );
}
