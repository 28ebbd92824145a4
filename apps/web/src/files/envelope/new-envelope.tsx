import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Page } from '../../ui/page/page.tsx';
import { Section } from '../../ui/page/section.tsx';
import { KeepSigned, UploadDocument } from './upload-document.tsx';

/** A PDF to be signed, or a copy of what was signed elsewhere. */
export function NewEnvelope() {
  const { t } = useTranslation();
  const back = { to: '/signing/sent', label: t('signing.title', 'Documents to sign') };
  return (
    <Page
      title={t('signing.new', 'Send a document')}
      lead={t('signing.new.lead', 'Upload a PDF, add people, and place the fields they fill in.')}
      back={back}
      narrow
    >
      <UploadDocument envelopeId={null} />
      <Section
        title={t('signing.keep', 'Signed elsewhere?')}
        lead={t('signing.keep.lead', 'Keep a copy of a PDF signed on paper or with a DSC.')}
      >
        <KeepSigned />
      </Section>
    </Page>
  );
}
