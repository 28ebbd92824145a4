import { Button, Group, Text } from '@mantine/core';
import { revealPan } from '@nukkad/contract/market/partnership/review.api';
import { sentenceOf } from '../../platform/api-error.ts';
import { useSend } from '../../platform/asked.ts';
import { t } from '../../platform/words.ts';

/** The last digits, and the whole number on request while the profile waits: the audit log says who read it. */
export function PanNumber({
  organisationId,
  last4,
  mayReveal,
}: {
  organisationId: string;
  last4: string;
  mayReveal: boolean;
}) {
  const revealing = useSend(revealPan, { given: () => ({ body: { organisationId } }) });
  const whole = revealing.data?.pan;
  return (
    <Group gap="xs">
      <span translate="no">{whole ?? `••••••${last4}`}</span>
      {mayReveal && !whole ? (
        <Button
          variant="default"
          size="compact-xs"
          loading={revealing.isPending}
          title={t('review.revealLogged', 'This is recorded in the audit log.')}
          onClick={() => revealing.mutate()}
        >
          {t('review.revealPan', 'Show PAN')}
        </Button>
      ) : null}
      {revealing.error ? (
        <Text size="xs" c="var(--mantine-color-error)" role="alert">
          {sentenceOf(revealing.error)}
        </Text>
      ) : null}
    </Group>
  );
}
