import { ActionIcon, Burger, Group, Text, useMantineColorScheme } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { Admin } from '@nukkad/contract/office/backoffice/sign-in.api';
import { commandKey } from '@nukkad/frame/command-key';
import { placeAt } from '@nukkad/frame/places';
import { SideBar } from '@nukkad/frame/side-bar';
import { useDialogLink } from '@nukkad/frame/url-dialog';
import { ThinAwning } from '@nukkad/frame/thin-awning';
import { WorkBody } from '@nukkad/frame/work-body';
import { TrayHost } from '@nukkad/lists/tray-host';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, Navigate, Outlet, useLocation } from 'react-router';
import { adminQuery } from '../office/admin/admin.queries.ts';
import { onSignedOut } from '../platform/call.ts';
import { speech, t } from '../platform/words.ts';
import { LanguageSwitch } from '../ui/language-switch.tsx';
import { DeskWatch } from '../talk/support/desk/desk-watch.tsx';
import { SignedInAdminContext } from '../platform/signed-in-admin.ts';
import { LoadingSkeleton, ErrorNotice } from '../ui/query-states.tsx';
import { loadSearch, searchDialog } from './load-search.ts';
import { navTable } from './nav.gen.ts';
import { OfficeKeys } from './office-keys.tsx';
import { officeMenu } from './office-menu.tsx';
import { forgetDrafts } from '../talk/support/desk/kept-draft.ts';
import { forgetRecent } from './recent-finds.ts';
import { PhoneMenu } from './phone-menu.tsx';
import { useSignOut } from './use-sign-out.ts';
import { UpdatedNote } from './updated-note.tsx';
import styles from './shell.module.css';

function SchemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const dark =
    colorScheme === 'dark' || (colorScheme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  return (
    <ActionIcon
      variant="transparent"
      c="inherit"
      size="lg"
      aria-label={dark ? t('shell.light', 'Light mode') : t('shell.dark', 'Dark mode')}
      onClick={() => setColorScheme(dark ? 'light' : 'dark')}
    >
      {dark ? <IconSun size={20} aria-hidden /> : <IconMoon size={20} aria-hidden />}
    </ActionIcon>
  );
}

function Frame({ admin }: { admin: Admin }) {
  const [open, { toggle, close }] = useDisclosure();
  const { pathname } = useLocation();
  const signOut = useSignOut();
  const search = useDialogLink(searchDialog);
  const current = placeAt(navTable, pathname)?.to ?? null;
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#page">
        {t('shell.skip', 'Skip to content')}
      </a>
      <header className={styles.header}>
        <Group gap="xs" wrap="nowrap">
          <Burger
            className={styles.menu}
            opened={open}
            onClick={toggle}
            size="sm"
            color="var(--nk-board-text)"
            aria-label={t('shell.menu', 'Menu')}
            aria-expanded={open}
          />
          <Text
            className={styles.title}
            fw={800}
            fz={{ base: 'md', xs: 'lg' }}
            style={{ whiteSpace: 'nowrap' }}
          >
            {t('common.backOffice', 'Back office')}
          </Text>
        </Group>
        <Group gap="xs" wrap="nowrap">
          <UpdatedNote />
          <Text size="sm" visibleFrom="xs">
            {admin.fullName}
          </Text>
          <Group visibleFrom="sm">
            <LanguageSwitch />
          </Group>
          <ActionIcon
            component={Link}
            {...search}
            className={styles.search}
            variant="transparent"
            c="inherit"
            size="lg"
            aria-label={t('frame.search', 'Search')}
            aria-haspopup="dialog"
          >
            <IconSearch size={20} aria-hidden />
          </ActionIcon>
          <SchemeSwitch />
          <ActionIcon
            variant="transparent"
            c="inherit"
            size="lg"
            aria-label={t('shell.logOut', 'Log out')}
            title={t('shell.logOut', 'Log out')}
            onClick={() => void signOut()}
          >
            <IconLogout size={20} aria-hidden />
          </ActionIcon>
        </Group>
      </header>
      <ThinAwning />
      <WorkBody
        mainClass={styles.main}
        side={
          <SideBar
            groups={officeMenu}
            current={current}
            search={{
              keys: `${commandKey()} K`,
              to: search.to,
              onNear: () => void loadSearch(),
            }}
            personId={admin.userId}
            label={t('shell.sections', 'Sections')}
            speech={speech}
          />
        }
      >
        <Outlet />
      </WorkBody>
      <OfficeKeys personId={admin.userId} />
      <DeskWatch />
      <TrayHost speech={speech} />
      <PhoneMenu opened={open} onClose={close} current={current} personId={admin.userId} />
    </div>
  );
}

/** No section is shown before the server has confirmed the signed-in Admin. */
export function Shell() {
  const admin = useQuery(adminQuery);
  const location = useLocation();
  const client = useQueryClient();
  useEffect(
    () =>
      onSignedOut(() => {
        forgetRecent();
        forgetDrafts();
        client.setQueryData(adminQuery.queryKey, null);
      }),
    [client],
  );
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
  return (
    <SignedInAdminContext value={admin.data.userId}>
      <Frame admin={admin.data} />
    </SignedInAdminContext>
  );
}
