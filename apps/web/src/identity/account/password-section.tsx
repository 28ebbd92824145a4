import type { MyProfile } from '@nukkad/contract/identity/account/account.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Card } from '../../ui/page/card.tsx';
import { DateTime } from '../../ui/time/date-time.tsx';
import { Section } from '../../ui/page/section.tsx';
import { toast } from '../../ui/dialog/toast.ts';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import { UrlModal } from '../../ui/dialog/url-modal.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { usePasswordFacts } from './security.queries.ts';
import styles from './security.module.css';

const dialog = 'password';

/** Is there a password, since when, and the way to another. */
export function PasswordSection({ profile }: { profile: MyProfile }) {
  const { t } = useTranslation();
  const link = useDialogLink(dialog);
  const { data, error } = usePasswordFacts();
  return (
    <Section title={t('password.label', 'Password')}>
      <Card className={styles.row}>
        <p className={styles.words} aria-live="polite">
          {!data && !error && t('security.loading', 'One moment…')}
          {error && error.message}
          {data && !data.hasPassword && t('password.none', 'No password set')}
          {data?.lastUpdatedAt && (
            <>
              {t('password.since', 'Last changed')} <DateTime at={data.lastUpdatedAt} />
            </>
          )}
        </p>
        {data && (
          <ButtonLink {...link} tone="plain" small>
            {data.hasPassword ? t('password.change', 'Change') : t('password.set', 'Set password')}
          </ButtonLink>
        )}
      </Card>
      <UrlModal
        name={dialog}
        title={
          data?.hasPassword
            ? t('password.change.title', 'Change password')
            : t('password.set', 'Set password')
        }
      >
        {(close) =>
          data && (
            <ChangePasswordForm
              profile={profile}
              hasPassword={data.hasPassword}
              onDone={() => {
                close();
                toast.success(t('password.saved', 'Password saved. Your other devices were logged out.'));
              }}
            />
          )
        }
      </UrlModal>
    </Section>
  );
}
