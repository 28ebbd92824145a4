import { changeShare } from '@nukkad/contract/files/share/share.api';
import { type Share, shareChangeBody } from '@nukkad/contract/files/share/share.model';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { SentFields } from '../../ui/field/sent-fields.tsx';
import { Button } from '../../ui/press/button.tsx';
import { Row } from '../../ui/page/parts.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { Tick } from '../../ui/field/field-group.tsx';
import { LinkFieldsOf, openingsOf } from './share-fields.tsx';

/** Another end, password or limit; what is not touched stays. */
export function ChangeShare({
  link,
  isPaged,
  onDone,
}: {
  link: Share;
  isPaged: boolean;
  onDone: () => void;
}) {
  const { t, locale } = useTranslation();
  const { shareId, hasPassword, allows, mostOpenings, expiresAt } = link;
  return (
    <SentFields
      save={t('share.save', 'Save')}
      send={useSend(changeShare)}
      initial={{
        days: '',
        allows,
        password: '',
        mostOpenings: mostOpenings === null ? '' : String(mostOpenings),
        isOpen: false,
      }}
      schema={shareChangeBody}
      bodyOf={({ days, password, isOpen, ...fields }) => ({
        shareId,
        ...(days && { days: Number(days) }),
        ...(password && { password }),
        ...(isOpen && { password: null }),
        ...(fields.allows !== allows && { allows: fields.allows }),
        ...(openingsOf(fields.mostOpenings) !== mostOpenings && {
          mostOpenings: openingsOf(fields.mostOpenings),
        }),
      })}
      said={t('share.changed', 'Link changed.')}
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
      {(form) => (
        <>
          <LinkFieldsOf
            form={form}
            isPaged={isPaged}
            kept={t('share.end.kept', 'Keep: until {{day}}', {
              day: formatInstant(expiresAt, 'day', locale),
            })}
            passwordHint={
              hasPassword
                ? t('share.password.kept', 'Leave empty to keep the password.')
                : t('share.password.hint', 'Tell it to the reader yourself, not in the same message.')
            }
          />
          {hasPassword && (
            <Tick
              checked={form.fields.isOpen}
              onChange={({ target }) => form.change({ isOpen: target.checked })}
            >
              {t('share.password.remove', 'Remove the password')}
            </Tick>
          )}
        </>
      )}
    </SentFields>
  );
}
