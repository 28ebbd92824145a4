import { t } from '../../platform/words.ts';
import { Badge, Group } from '@mantine/core';
import type { SharedFields } from './shared-fields.tsx';

export function MarkBadges({ fields }: { fields: SharedFields }) {
  return (
    <Group gap={4}>
      {fields.isSwitchedOff ? <Badge color="sindoor">{t('catalog.off', 'Off')}</Badge> : null}
      {fields.isTrending ? <Badge color="rani">{t('catalog.trending', 'Trending')}</Badge> : null}
      {fields.isNew ? <Badge color="mor">{t('catalog.new', 'New')}</Badge> : null}
      {fields.isRecommended ? <Badge color="peepal">{t('catalog.recommended', 'Recommended')}</Badge> : null}
      {fields.isOnline ? <Badge color="neel">{t('catalog.video', 'Video')}</Badge> : null}
    </Group>
  );
}
