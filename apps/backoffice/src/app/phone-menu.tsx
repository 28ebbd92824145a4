import { Drawer, NavLink, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { t } from '../platform/words.ts';
import { LanguageSwitch } from '../ui/language-switch.tsx';
import { officeMenu } from './office-menu.tsx';

/** The same places on a phone, in a drawer. */
export function PhoneMenu({
  opened,
  onClose,
  current,
}: {
  opened: boolean;
  onClose: () => void;
  current: string | null;
}) {
  return (
    <Drawer opened={opened} onClose={onClose} title={t('shell.menu', 'Menu')} size={280}>
      <Stack component="nav" aria-label={t('shell.sections', 'Sections')} gap="sm">
        {officeMenu.map(({ group, heading, rows }) => (
          <div key={group}>
            {rows.length > 1 && (
              <Text size="xs" fw={650} c="dimmed" px="xs">
                {heading}
              </Text>
            )}
            {rows.map(({ to, label, Icon, badge }) => (
              <NavLink
                key={to}
                component={Link}
                to={to}
                label={label}
                leftSection={<Icon size={20} stroke={1.7} aria-hidden />}
                rightSection={badge}
                active={to === current}
                aria-current={to === current ? 'page' : undefined}
                onClick={onClose}
              />
            ))}
          </div>
        ))}
      </Stack>
      <LanguageSwitch />
    </Drawer>
  );
}
