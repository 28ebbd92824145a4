import { t } from '../platform/words.ts';
import { Alert, Button, Group, Paper, Skeleton, Stack, Text } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconInbox from '@tabler/icons-react/dist/esm/icons/IconInbox.mjs';
import type { ReactNode } from 'react';
import { sentenceOf } from '../platform/api-error.ts';

export function LoadingSkeleton({ rows = 8 }: { rows?: number }) {
  return (
    <Stack gap="xs" role="status" aria-busy="true" aria-label={t('ui.loading', 'Loading')}>
      {[...Array(rows).keys()].map((row) => (
        <Skeleton key={row} height={40} />
      ))}
    </Stack>
  );
}

export function ErrorNotice({
  error,
  again,
  title = t('ui.couldntLoadThis', 'Couldn’t load this'),
}: {
  error: unknown;
  again: () => void;
  title?: string;
}) {
  return (
    <Alert color="sindoor" icon={<IconAlertTriangle aria-hidden />} title={title} role="alert">
      <Stack gap="xs" align="start">
        <Text size="sm">{sentenceOf(error)}</Text>
        <Button size="xs" variant="default" onClick={again}>
          {t('ui.tryAgain', 'Try again')}
        </Button>
      </Stack>
    </Alert>
  );
}

/** Nothing here yet: a picture of what would be, why there is none, and a way on where there is one. */
export function EmptyNotice({
  title,
  Icon = IconInbox,
  action,
  children,
}: {
  title: string;
  Icon?: typeof IconInbox;
  action?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <Paper py="xl">
      <Stack align="center" gap="xs">
        <Icon size={44} stroke={1.4} color="var(--nk-accent)" aria-hidden />
        <Text fw={700}>{title}</Text>
        {children ? (
          <Text size="sm" c="dimmed" ta="center" maw="44ch">
            {children}
          </Text>
        ) : null}
        {action}
      </Stack>
    </Paper>
  );
}

/** What a list of pages from useInfiniteQuery needs, as far as it is shown here. */
interface Pages<Item> {
  readonly data: { readonly pages: readonly { readonly items: readonly Item[] }[] } | undefined;
  readonly error: unknown;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
  readonly refetch: () => Promise<unknown>;
}

/** One of four: skeletons, an error, nothing, or the rows with a button for more. */
export function Listed<Item>({
  pages,
  nothing,
  children,
}: {
  pages: Pages<Item>;
  nothing: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
}) {
  if (pages.error && !pages.data)
    return <ErrorNotice error={pages.error} again={() => void pages.refetch()} />;
  if (!pages.data) return <LoadingSkeleton />;
  const items = pages.data.pages.flatMap((page) => page.items);
  if (items.length === 0) return nothing;
  return (
    <Stack gap="md">
      {children(items)}
      {pages.hasNextPage ? (
        <Group justify="center">
          <Button
            variant="default"
            loading={pages.isFetchingNextPage}
            onClick={() => void pages.fetchNextPage()}
          >
            {t('ui.showMore', 'Show more')}
          </Button>
        </Group>
      ) : null}
    </Stack>
  );
}
