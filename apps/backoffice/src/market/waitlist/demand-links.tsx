import { Anchor, Group } from '@mantine/core';
import { NavLink } from 'react-router';
import { t } from '../../platform/words.ts';

/** From the figures to the people who wait, and back. */
export function DemandLinks() {
  return (
    <Group gap="md" component="nav" aria-label={t('waitlist.title', 'Demand')}>
      <Anchor component={NavLink} to="/demand" end size="sm">
        {t('waitlist.figures', 'By city and category')}
      </Anchor>
      <Anchor component={NavLink} to="/demand/people" size="sm">
        {t('waitlist.waitlist', 'Waitlist')}
      </Anchor>
    </Group>
  );
}
