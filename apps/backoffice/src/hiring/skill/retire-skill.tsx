import { Text } from '@mantine/core';
import { type OfficeSkill, restoreSkill, retireSkill } from '@nukkad/contract/hiring/skill/skill-office.api';
import { t } from '../../platform/words.ts';
import { RemoveInPlace } from '../../ui/remove-in-place.tsx';

/** Takes it off the list that people choose from, or puts it back. */
export function RetireSkill({
  skill: { skillId, name, version, isRetired },
  onDone,
}: {
  skill: OfficeSkill;
  onDone: () => void;
}) {
  const props = { params: { skillId }, body: { version }, onRemoved: onDone };
  if (isRetired)
    return (
      <RemoveInPlace
        {...props}
        label={t('skill.restore', 'Put back in use')}
        sure={t('skill.restoreSure', 'Yes, people can choose it again')}
        colour="neel"
        removed={t('skill.restored', '“{{name}}” is back in use.', { name })}
        endpoint={restoreSkill}
      />
    );
  return (
    <>
      <Text size="xs" c="dimmed">
        {t('skill.retireHint', 'A retired entry can’t be chosen. Jobs and profiles that have it keep it.')}
      </Text>
      <RemoveInPlace
        {...props}
        label={t('skill.retire', 'Retire')}
        sure={t('skill.retireSure', 'Yes, retire it')}
        removed={t('skill.isRetired', '“{{name}}” is retired.', { name })}
        endpoint={retireSkill}
      />
    </>
  );
}
