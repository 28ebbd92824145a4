import { t } from '../platform/words.ts';
import { Alert, Group, Loader, Stack, Text } from '@mantine/core';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import type { ReactNode } from 'react';
import { Facts } from './facts.tsx';
import { ErrorNotice } from './query-states.tsx';

const verdicts = {
  free: {
    title: t('ui.takesEffectOnItsFirst', 'Takes effect on its first day'),
    colour: 'peepal',
    Icon: IconCircleCheck,
  },
  second_admin: {
    title: t('ui.needsApprovalByAnotherAdmin', 'Needs approval by another Admin'),
    colour: 'haldi',
    Icon: IconUsers,
  },
  refused: { title: t('ui.outsideTheLimits', 'Outside the limits'), colour: 'sindoor', Icon: IconCircleX },
} as const;
export type Verdict = keyof typeof verdicts;

/** What a form would do, before it is sent: the verdict with its reasons, and the figures behind it. */
export function EffectPanel({
  query,
  hint,
  children,
}: {
  query: {
    readonly data: unknown;
    readonly error: unknown;
    readonly isFetching: boolean;
    refetch(): unknown;
  };
  /** Shown while too little is filled in. */
  hint: string;
  children: ReactNode;
}) {
  if (query.error) return <ErrorNotice error={query.error} again={() => void query.refetch()} />;
  if (!query.data)
    return (
      <Group gap="xs" role="status" mih={40}>
        {query.isFetching ? <Loader size="xs" /> : null}
        <Text size="sm" c="dimmed">
          {query.isFetching ? t('ui.calculating', 'Calculating…') : hint}
        </Text>
      </Group>
    );
  return (
    <div role="status" style={query.isFetching ? { opacity: 0.6 } : {}}>
      {children}
    </div>
  );
}

export function VerdictAlert({
  verdict,
  free,
  reasons,
  facts,
}: {
  verdict: Verdict;
  /** What is said of one that needs no approval, where it has no first day. */
  free?: string;
  /** Sentences. */
  reasons: readonly string[];
  facts: readonly (readonly [name: string, fact: ReactNode])[];
}) {
  const { title, colour, Icon } = verdicts[verdict];
  return (
    <Alert color={colour} title={(verdict === 'free' && free) || title} icon={<Icon aria-hidden />}>
      <Stack gap="sm">
        {reasons.length > 0 ? <Text size="sm">{reasons.join(' ')}</Text> : null}
        <Facts facts={facts} columns={{ base: 2, md: 3 }} />
      </Stack>
    </Alert>
  );
}

/** The words of the button that sends the form. */
export const sendWords = (verdict: Verdict | undefined, free: string): string =>
  verdict === 'second_admin' ? t('ui.sendForApproval', 'Send for approval') : free;
