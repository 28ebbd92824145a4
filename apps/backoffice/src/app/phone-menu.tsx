import { Drawer, NavLink, Stack, Text } from '@mantine/core';
import { FoldButton } from '@nukkad/frame/fold-button';
import { useFolds } from '@nukkad/frame/use-folds';
import { Link } from 'react-router';
import { t } from '../platform/words.ts';
import { LanguageSwitch } from '../ui/language-switch.tsx';
import { officeMenu } from './office-menu.tsx';

function MenuGroup({
  one: { group, heading, rows, folds: mayFold },
  current,
  folds,
  onClose,
}: {
  one: (typeof officeMenu)[number];
  current: string | null;
  folds: ReturnType<typeof useFolds>;
  onClose: () => void;
}) {
  const isOpen =
    !mayFold ||
    folds.isOpen(
      group,
      rows.some(({ to }) => to === current),
    );
  return (
    <div>
      {mayFold && (
        <FoldButton heading={heading} rows={rows} isOpen={isOpen} onTurn={() => folds.turn(group, !isOpen)} />
      )}
      {!mayFold && rows.length > 1 && (
        <Text size="xs" fw={650} c="dimmed" px="xs">
          {heading}
        </Text>
      )}
      {isOpen &&
        rows.map(({ to, label, Icon, badge }) => (
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
  );
}

/** The same places on a phone, in a drawer; long groups fold as in the side bar. */
export function PhoneMenu({
  opened,
  onClose,
  current,
  personId,
}: {
  opened: boolean;
  onClose: () => void;
  current: string | null;
  personId: string;
}) {
  const folds = useFolds(personId);
  return (
    <Drawer opened={opened} onClose={onClose} title={t('shell.menu', 'Menu')} size={280}>
      <Stack component="nav" aria-label={t('shell.sections', 'Sections')} gap="sm">
        {officeMenu.map((one) => (
          <MenuGroup key={one.group} one={one} current={current} folds={folds} onClose={onClose} />
        ))}
      </Stack>
      <LanguageSwitch />
    </Drawer>
  );
}
