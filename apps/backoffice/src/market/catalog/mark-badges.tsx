import { Badge, Group } from '@mantine/core';
import type { SharedFields } from './shared-fields.tsx';

export function MarkBadges({ fields }: { fields: SharedFields }) {
  return (
    <Group gap={4}>
      {fields.isSwitchedOff ? <Badge color="sindoor">Off</Badge> : null}
      {fields.isTrending ? <Badge color="rani">Trending</Badge> : null}
      {fields.isNew ? <Badge color="mor">New</Badge> : null}
      {fields.isRecommended ? <Badge color="peepal">Recommended</Badge> : null}
      {fields.isOnline ? <Badge color="neel">Video</Badge> : null}
    </Group>
  );
}
