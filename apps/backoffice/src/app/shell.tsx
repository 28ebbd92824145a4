import { t } from '../platform/words.ts';
import {
  ActionIcon,
  AppShell,
  Burger,
  Button,
  Group,
  NavLink,
  Stack,
  Text,
  useMantineColorScheme,
} from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type Admin, signOutAdmin } from '@nukkad/contract/office/backoffice/sign-in.api';
import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { NavLink as RouterLink, Navigate, Outlet, useLocation, useNavigate } from 'react-router';
import { adminQuery } from '../office/admin/admin.queries.ts';
import { call, onSignedOut } from '../platform/call.ts';
import { LanguageSwitch } from '../ui/language-switch.tsx';
import { LoadingSkeleton, ErrorNotice } from '../ui/query-states.tsx';
import { sections } from './sections.ts';

function SchemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const dark =
    colorScheme === 'dark' || (colorScheme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  return (
    <ActionIcon
      variant="subtle"
      size="lg"
      aria-label={dark ? t('shell.light', 'Light mode') : t('shell.dark', 'Dark mode')}
      onClick={() => setColorScheme(dark ? 'light' : 'dark')}
    >
      {dark ? <IconSun size={20} aria-hidden /> : <IconMoon size={20} aria-hidden />}
    </ActionIcon>
  );
}

function Rooms({ onGo }: { onGo: () => void }) {
  const { pathname } = useLocation();
  return (
    <Stack gap={2} component="nav" aria-label={t('shell.sections', 'Sections')}>
      {sections.map(({ path, name, Icon }) => (
        <NavLink
          key={path}
          component={RouterLink}
          to={path}
          label={name}
          leftSection={<Icon size={20} stroke={1.7} aria-hidden />}
          active={pathname === path || pathname.startsWith(`${path}/`)}
          onClick={onGo}
          style={{ borderRadius: 'var(--mantine-radius-md)' }}
        />
      ))}
    </Stack>
  );
}

function useSignOut() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    await call(signOutAdmin).catch(() => null);
    client.clear();
    client.setQueryData(adminQuery.queryKey, null);
    await navigate('/sign-in', {
      replace: true,
      state: { note: t('shell.youreLoggedOut', 'You’re logged out.') },
    });
  };
}

function Frame({ admin }: { admin: Admin }) {
  const [open, { toggle, close }] = useDisclosure();
  const signOut = useSignOut();
  return (
    <AppShell
      header={{ height: 56 }}
      navbar={{ width: 224, breakpoint: 'sm', collapsed: { mobile: !open } }}
      padding={{ base: 'sm', sm: 'lg' }}
    >
      <AppShell.Header px="md">
        <Group h="100%" justify="space-between" wrap="nowrap">
          <Group gap="xs" wrap="nowrap">
            <Burger
              opened={open}
              onClick={toggle}
              hiddenFrom="sm"
              size="sm"
              aria-label={t('shell.sections', 'Sections')}
              aria-expanded={open}
            />
            <Text fw={800} size="lg">
              {t('common.backOffice', 'Back office')}
            </Text>
          </Group>
          <Group gap="xs" wrap="nowrap">
            <Text size="sm" visibleFrom="xs">
              {admin.fullName}
            </Text>
            <LanguageSwitch />
            <SchemeSwitch />
            <Button variant="default" size="xs" onClick={() => void signOut()}>
              {t('shell.logOut', 'Log out')}
            </Button>
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="xs">
        <Rooms onGo={close} />
      </AppShell.Navbar>
      <AppShell.Main>
        <Outlet />
      </AppShell.Main>
    </AppShell>
  );
}

/** No section is shown before the server has confirmed the signed-in Admin. */
export function Shell() {
  const admin = useQuery(adminQuery);
  const location = useLocation();
  const client = useQueryClient();
  useEffect(() => onSignedOut(() => client.setQueryData(adminQuery.queryKey, null)), [client]);
  if (admin.error)
    return (
      <main style={{ padding: 24 }}>
        <ErrorNotice error={admin.error} again={() => void admin.refetch()} />
      </main>
    );
  if (admin.data === undefined)
    return (
      <main style={{ padding: 24 }}>
        <LoadingSkeleton />
      </main>
    );
  if (admin.data === null)
    return <Navigate to="/sign-in" replace state={{ from: `${location.pathname}${location.search}` }} />;
  return <Frame admin={admin.data} />;
}
