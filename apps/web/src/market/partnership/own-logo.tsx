import { sentence } from '../../platform/forms/sentence.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Refusal } from '../../ui/state/refusal.tsx';
import { BusinessLogo } from '../../ui/mark/business-logo.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { FileButton } from '../../ui/field/file-button.tsx';
import { Question } from '../../ui/dialog/question.tsx';
import { Section } from '../../ui/page/section.tsx';
import { toast } from '../../ui/dialog/toast.ts';
import { useDialogLink, useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { useLogo, useRemoveLogo, useSetLogo } from './logo.queries.ts';
import { Row, Stack } from '../../ui/page/parts.tsx';
import styles from './partner.module.css';

const removeDialog = 'remove-logo';
const hintId = 'logo-hint';

/** Behind `?dialog=remove-logo`. */
function RemoveDialog() {
  const { t } = useTranslation();
  const dialog = useUrlDialog(removeDialog);
  const remove = useRemoveLogo();
  return (
    <Question
      dialog={dialog}
      title={t('logo.remove', 'Remove your logo?')}
      consequences={[
        t('logo.removed.new', 'From now on, your documents and payslips show your business name alone.'),
        t('logo.removed.issued', 'Invoices, receipts and credit notes that you already issued keep it.'),
      ]}
      confirm={t('logo.removeIt', 'Remove logo')}
      danger
      send={remove}
      request={undefined}
    />
  );
}

function Change({ hasLogo }: { hasLogo: boolean }) {
  const { t } = useTranslation();
  const set = useSetLogo();
  const remove = useDialogLink(removeDialog);
  const choose = (file: File) =>
    set.mutate(file, { onSuccess: () => toast.success(t('logo.saved', 'Logo saved.')) });
  return (
    <>
      <Row gap={0.75} align="center">
        <FileButton
          accept="image/jpeg,image/png,image/webp"
          disabled={set.isPending}
          describedBy={hintId}
          onFiles={([file]) => file && choose(file)}
        >
          {hasLogo ? t('logo.replace', 'Replace logo') : t('logo.choose', 'Choose logo')}
        </FileButton>
        {hasLogo && (
          <ButtonLink {...remove} tone="quiet" small>
            {t('logo.removeIt', 'Remove logo')}
          </ButtonLink>
        )}
      </Row>
      <p id={hintId} className={styles.small}>
        {t('logo.hint', 'JPG, PNG or WebP, up to 5 MB.')}
      </p>
      {set.error && <Refusal>{sentence(t, set.error.message)}</Refusal>}
      <RemoveDialog />
    </>
  );
}

/** The logo of the business and how to change it; nothing where there is none and this person cannot add one. */
export function OwnLogo({ mayChange }: { mayChange: boolean }) {
  const { t } = useTranslation();
  const { data } = useLogo();
  if (!mayChange && !data?.logo) return null;
  return (
    <Section
      title={t('logo.title', 'Logo')}
      lead={t(
        'logo.lead',
        'Shown at the top of your invoices, receipts, quotes, account statements and payslips.',
      )}
    >
      <Stack gap={0.75} justify="start" flat>
        {data?.logo && <BusinessLogo key={data.logo.url} logo={data.logo} />}
        {mayChange && <Change hasLogo={Boolean(data?.logo)} />}
      </Stack>
    </Section>
  );
}
