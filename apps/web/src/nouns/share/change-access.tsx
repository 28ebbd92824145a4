import type { DriveKind } from '@nukkad/contract/files/drive/drive.noun';
import { changeGrant } from '@nukkad/contract/files/drive/grant.api';
import { type DriveGrant, grantChangeBody } from '@nukkad/contract/files/drive/grant.model';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { SelectField } from '../../ui/field/select-field.tsx';
import { SentFields } from '../../ui/field/sent-fields.tsx';
import { Row } from '../../ui/page/parts.tsx';
import { Button } from '../../ui/press/button.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { useRightWords } from './access-words.ts';
import { useEndChoice } from './end-choice.ts';

const kept = 'kept';

/** Another right or end; what is not touched stays. */
export function ChangeAccess({
  grant: { grantId, kind: to, right, endsAt },
  kind,
  onDone,
}: {
  grant: DriveGrant;
  kind: DriveKind;
  onDone: () => void;
}) {
  const { t, locale } = useTranslation();
  const rights = useRightWords(kind);
  const ends = useEndChoice();
  const keep =
    endsAt === null
      ? t('share.ends.never', 'When you remove it')
      : t('share.end.kept', 'Keep: until {{day}}', { day: formatInstant(endsAt, 'day', locale) });
  const others = ends(to).filter(({ value }) => endsAt !== null || value !== '');
  return (
    <SentFields
      save={t('share.save', 'Save')}
      send={useSend(changeGrant)}
      initial={{ right, days: kept }}
      schema={grantChangeBody}
      bodyOf={(fields) => ({
        grantId,
        right: fields.right,
        ...(fields.days !== kept && { days: fields.days === '' ? null : Number(fields.days) }),
      })}
      said={t('share.accessChanged', 'Access changed.')}
      onSent={onDone}
      foot={(send) => (
        <Row gap={0.5}>
          {send}
          <Button tone="plain" onClick={onDone}>
            {t('share.keep', 'Back')}
          </Button>
        </Row>
      )}
    >
      {({ fields, change }) => (
        <>
          <SelectField
            label={t('share.right', 'They can')}
            name="right"
            value={fields.right}
            options={rights}
            onChange={({ target }) => change({ right: target.value === 'edit' ? 'edit' : 'view' })}
          />
          <SelectField
            label={t('share.ends', 'Access ends')}
            name="days"
            value={fields.days}
            options={[{ value: kept, label: keep }, ...others]}
            onChange={({ target }) => change({ days: target.value })}
          />
        </>
      )}
    </SentFields>
  );
}
