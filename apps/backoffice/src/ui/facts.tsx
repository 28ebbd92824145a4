import { SimpleGrid, Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** Names and what they are, in as many columns as there is room for. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, fact: ReactNode])[] }) {
  return (
    <SimpleGrid component="dl" cols={{ base: 1, xs: 2, md: 3 }} spacing="sm" m={0}>
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
