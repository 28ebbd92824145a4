import { useTranslation } from '../../platform/i18n/use-translation.ts';
import type { Contact } from './account.queries.ts';
import styles from './sign-in.module.css';
import { useInbox } from './use-inbox.ts';

/** In a trial installation no message goes out: the code is read in the inbox. Nothing in production. */
export function InboxHint({ contact }: { contact: Contact }) {
  const { t } = useTranslation();
  const inbox = useInbox(contact);
  if (!inbox) return null;
  return (
    <p className={styles.inbox}>
      {'email' in contact
        ? t('signIn.inbox.email', 'This is a demo site: no email is sent.')
        : t('signIn.inbox', 'This is a demo site: no SMS is sent.')}{' '}
      <a href={inbox} target="_blank" rel="noreferrer">
        {t('signIn.inbox.open', 'Read the OTP in the inbox')}
      </a>
    </p>
  );
}
