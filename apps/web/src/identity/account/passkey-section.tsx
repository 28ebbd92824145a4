import type { Passkey } from '@nukkad/contract/identity/account/passkey.model';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { knowsPasskeys } from '../../platform/passkeys.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { CardList } from '../../ui/page/card-list.tsx';
import { Card } from '../../ui/page/card.tsx';
import { DateTime } from '../../ui/time/date-time.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Question } from '../../ui/dialog/question.tsx';
import { Section } from '../../ui/page/section.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { useDialogLink, useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { UrlModal } from '../../ui/dialog/url-modal.tsx';
import { PasskeyNameForm } from './passkey-name-form.tsx';
import { useAddPasskey, usePasskeys, useRemovePasskey, useRenamePasskey } from './passkey.queries.ts';
import { Row } from '../../ui/page/parts.tsx';
import styles from './security.module.css';

const parameter = 'passkey';

function PasskeyCard({ passkey }: { passkey: Passkey }) {
  const { t } = useTranslation();
  const about = { [parameter]: passkey.passkeyId };
  const rename = useDialogLink('rename-passkey', about);
  const remove = useDialogLink('remove-passkey', about);
  return (
    <Card as="li" className={styles.row}>
      <p className={styles.words}>
        <strong>{passkey.name}</strong>
        <small>
          {t('passkey.since', 'Added')} <DateTime at={passkey.createdAt} />
          {passkey.lastUsedAt && (
            <>
              {' · '}
              {t('passkey.used', 'last used')} <DateTime at={passkey.lastUsedAt} />
            </>
          )}
        </small>
      </p>
      <Row as="span" gap={0.5}>
        <ButtonLink {...rename} tone="plain" small>
          {t('passkey.rename', 'Rename')}
        </ButtonLink>
        <ButtonLink {...remove} tone="quiet" small>
          {t('passkey.remove', 'Remove')}
        </ButtonLink>
      </Row>
    </Card>
  );
}

function PasskeyDialogs({ passkeys }: { passkeys: readonly Passkey[] }) {
  const { t } = useTranslation();
  const add = useAddPasskey();
  const rename = useRenamePasskey();
  const remove = useRemovePasskey();
  const removing = useUrlDialog('remove-passkey', [parameter]);
  const passkey = passkeys.find((one) => one.passkeyId === removing.get(parameter));
  const here = /Android|iPhone|iPad|Mobile/.test(navigator.userAgent)
    ? t('passkey.phone', 'This phone')
    : t('passkey.computer', 'This computer');
  return (
    <>
      <UrlModal name="add-passkey" title={t('passkey.add', 'Add a passkey')}>
        {(close) => (
          <PasskeyNameForm
            name={here}
            confirm={t('passkey.make', 'Create passkey')}
            onSave={async (name) => {
              await add.mutateAsync(name);
              close();
            }}
          />
        )}
      </UrlModal>
      <UrlModal name="rename-passkey" owns={[parameter]} title={t('passkey.rename.title', 'Rename passkey')}>
        {(close) =>
          passkey && (
            <PasskeyNameForm
              name={passkey.name}
              confirm={t('passkey.save', 'Save name')}
              onSave={async (name) => {
                await rename.mutateAsync({ passkeyId: passkey.passkeyId, name });
                close();
              }}
            />
          )
        }
      </UrlModal>
      <Question
        dialog={removing}
        when={passkey !== undefined}
        title={t('passkey.remove.title', 'Remove this passkey?')}
        consequences={[
          passkey?.name,
          t('passkey.remove.follows', 'You can’t log in with it anymore. OTP still works.'),
        ]}
        confirm={t('passkey.remove', 'Remove')}
        danger
        send={remove}
        request={passkey?.passkeyId ?? ''}
      />
    </>
  );
}

/** The own passkeys: list, add, rename, remove. */
export function PasskeySection() {
  const { t } = useTranslation();
  const add = useDialogLink('add-passkey');
  const passkeys = usePasskeys();
  const addLink = knowsPasskeys() && (
    <ButtonLink {...add} tone="plain" small icon={<IconPlus size={20} aria-hidden />}>
      {t('passkey.add', 'Add a passkey')}
    </ButtonLink>
  );
  return (
    <Section
      title={t('passkey.title', 'Passkeys')}
      lead={t('passkey.lead', 'Log in with your fingerprint, face or screen lock instead of an OTP.')}
      action={(passkeys.data?.length ?? 0) > 0 && addLink}
    >
      <Loaded query={passkeys} waiting={<ListSkeleton count={1} />}>
        {(data) =>
          data.length === 0 ? (
            <EmptyState scene="denied" title={t('passkey.none', 'No passkey yet')} action={addLink}>
              {t('passkey.none.words', 'Add one on this device to log in faster.')}
            </EmptyState>
          ) : (
            <CardList>
              {data.map((passkey) => (
                <PasskeyCard key={passkey.passkeyId} passkey={passkey} />
              ))}
            </CardList>
          )
        }
      </Loaded>
      <PasskeyDialogs passkeys={passkeys.data ?? []} />
    </Section>
  );
}
