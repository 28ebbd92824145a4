import { NameForm } from '../../../identity/account/name-form.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { toast } from '../../../ui/dialog/toast.ts';
import { useDialogLink } from '../../../ui/dialog/url-dialog.ts';
import { UrlModal } from '../../../ui/dialog/url-modal.tsx';
import { SignedInAs } from '../../account/signed-in-as.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('buyerProfile.title', 'Your details'), noindex: true }));

/** A customer's own details, and the name that professionals ask for at the door. */
export default function BuyerProfile() {
  const { t } = useTranslation();
  const { profile } = useSession();
  const rename = useDialogLink('name');
  if (!profile) return null;
  return (
    <Page
      title={t('buyerProfile.title', 'Your details')}
      actions={
        <ButtonLink {...rename} tone="plain" small>
          {t('buyerProfile.rename', 'Edit name')}
        </ButtonLink>
      }
    >
      <SignedInAs profile={profile} />
      <UrlModal name="name" title={t('name.title', 'What’s your name?')}>
        {(close) => (
          <NameForm
            onDone={() => {
              close();
              toast.success(t('name.saved', 'Name saved.'));
            }}
          />
        )}
      </UrlModal>
    </Page>
  );
}
