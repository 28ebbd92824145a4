import { t } from '../platform/words.ts';
import { Anchor, Group, Stack, Text, Title } from '@mantine/core';
import IconBack from '@tabler/icons-react/dist/esm/icons/IconArrowNarrowLeft.mjs';
import { type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'react-router';

interface WayBack {
  readonly to: string;
  readonly label: string;
}

/** A link from another screen may say where it came from: the way back leads there, not to the list. */
function cameFrom(state: unknown): WayBack | null {
  if (typeof state !== 'object' || state === null || !('back' in state)) return null;
  return state.back as WayBack;
}

/** A screen: its title, one line of what it is for, what can be done on the whole, and its content. */
export function PageFrame({
  title,
  about,
  back,
  actions,
  children,
}: {
  title: string;
  about?: string;
  /** The list that this is one of, above the title. */
  back?: WayBack;
  actions?: ReactNode;
  children: ReactNode;
}) {
  const way = cameFrom(useLocation().state) ?? back;
  useEffect(() => {
    document.title = `${title} | ${t('common.backOffice', 'Back office')}`;
  }, [title]);
  return (
    <Stack gap="md">
      <Group justify="space-between" align="end">
        <div>
          {way ? (
            <Anchor
              component={Link}
              to={way.to}
              size="sm"
              fw={650}
              c="inherit"
              className="back-link"
              data-page-back
            >
              <IconBack size={20} aria-hidden />
              {way.label}
            </Anchor>
          ) : null}
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
