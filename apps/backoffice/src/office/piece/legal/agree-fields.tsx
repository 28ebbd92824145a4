import { Checkbox, NumberInput, Text } from '@mantine/core';
import type { LegalNeed } from '@nukkad/contract/office/legal/legal.model';
import { t } from '../../../platform/words.ts';
import { Panel } from '../../../ui/panel.tsx';
import { LegalPair } from './legal-pair.tsx';
import type { LegalFieldsProps } from './typed-legal.ts';

/** What people are told of the version, and whether they must agree to it. */
export function AgreeFields(props: LegalFieldsProps & { missing: ReadonlySet<LegalNeed> }) {
  const { fields, errors, change } = props;
  return (
    <Panel title={t('legal.agree', 'What changed, and who must agree')}>
      <LegalPair {...props} english="changeEn" hindi="changeHi" most={300} />
      <Checkbox
        label={t('legal.mustAgree', 'People must agree again')}
        checked={fields.mustAgree}
        error={errors['mustAgree']}
        onChange={(event) => change({ mustAgree: event.currentTarget.checked })}
      />
      {fields.mustAgree ? (
        <>
          <NumberInput
            label={t('legal.agreeAfterDays', 'Days after publication until they must have agreed')}
            min={0}
            max={90}
            value={fields.agreeAfterDays}
            error={errors['agreeAfterDays']}
            onChange={(value) => change({ agreeAfterDays: Number(value) || 0 })}
          />
          <Text size="sm" c="dimmed">
            {t(
              'legal.agreeHint',
              'We let everyone with an account know when you publish it. From that day on, who has not agreed places no new bookings, requests, quotes or lead packs; what is under way goes on.',
            )}
          </Text>
        </>
      ) : null}
    </Panel>
  );
}
