import type { MyProfile } from '@nukkad/contract/identity/account/account.model';
import { useRef, useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Card } from '../../ui/page/card.tsx';
import { Section } from '../../ui/page/section.tsx';
import { toast } from '../../ui/dialog/toast.ts';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import { UrlModal } from '../../ui/dialog/url-modal.tsx';
import { CodeFlow } from './code-flow.tsx';
import { type ContactKind, spoken } from './contact-field.tsx';
import { ContactStep } from './contact-step.tsx';
import { askWhileSignedIn, useAddContact } from './security.queries.ts';
import styles from './security.module.css';
import { useCode } from './use-code.ts';

/** A number or an address for the account, proven by a code. */
function AddContactForm({ kind, onDone }: { kind: ContactKind; onDone: () => void }) {
  const { t } = useTranslation();
  const [value, setValue] = useState('');
  const codeId = useRef('');
  const add = useAddContact();
  const code = useCode(
    async (contact) => {
      const answer = await askWhileSignedIn(
        contact,
        kind === 'email' ? 'email-verification' : 'mobile-verification',
      );
      codeId.current = answer.sessionId;
      return answer;
    },
    async (contact, otp) => {
      await add.mutateAsync({ contact, otp, codeId: codeId.current });
      onDone();
    },
  );
  return (
    <CodeFlow code={code} enter={t('stepUp.confirm', 'Confirm')}>
      <ContactStep kind={kind} value={value} onChange={setValue} onSend={code.send} refused={code.refused} />
    </CodeFlow>
  );
}

/** What the account is reached and known by. */
export function ContactSection({ profile }: { profile: MyProfile }) {
  const { t } = useTranslation();
  const email = useDialogLink('email');
  const mobile = useDialogLink('mobile');
  const { mobileNumber } = profile;
  return (
    <Section title={t('contact.title', 'Mobile number and email')}>
      <Card>
        <dl className={styles.contacts}>
          <div className={styles.row}>
            <dt>{t('signIn.number', 'Mobile number')}</dt>
            <dd translate="no">{mobileNumber === '' ? '–' : spoken(mobileNumber)}</dd>
            {mobileNumber === '' && (
              <dd>
                <ButtonLink {...mobile} tone="plain" small>
                  {t('contact.mobile.add', 'Add number')}
                </ButtonLink>
              </dd>
            )}
          </div>
          <div className={styles.row}>
            <dt>{t('signIn.email', 'Email address')}</dt>
            <dd translate="no">{profile.email ?? '–'}</dd>
            <dd>
              <ButtonLink {...email} tone="plain" small>
                {profile.email
                  ? t('contact.email.change', 'Change email')
                  : t('contact.email.add', 'Add email')}
              </ButtonLink>
            </dd>
          </div>
        </dl>
      </Card>
      {(['email', 'mobile'] as const).map((kind) => (
        <UrlModal
          key={kind}
          name={kind}
          title={kind === 'email' ? t('signIn.email', 'Email address') : t('signIn.number', 'Mobile number')}
        >
          {(close) => (
            <AddContactForm
              kind={kind}
              onDone={() => {
                close();
                toast.success(t('contact.saved', 'Saved. You can now log in with it.'));
              }}
            />
          )}
        </UrlModal>
      ))}
    </Section>
  );
}
