import { documentTypes, workDocumentTypes } from '@nukkad/contract/files/document/document.model';
import { isOneOf } from '@nukkad/contract/kernel/record';
import { useSearchParams } from 'react-router';
import { AddDocument } from '../../../files/document/add-document.tsx';
import { DocumentList } from '../../../files/document/document-list.tsx';
import { DocumentWorkList } from '../../../files/document/document-work-list.tsx';
import { useDocuments } from '../../../files/document/document.queries.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { Loaded } from '../../../ui/state/loaded.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { ListSkeleton } from '../../../ui/state/skeletons.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('documents.title', 'Your documents'), noindex: true }));

/** A person without a business has a few, on cards. */
function Cards() {
  const { t } = useTranslation();
  return (
    <Loaded query={useDocuments()} waiting={<ListSkeleton count={3} />}>
      {({ pages }) => {
        const documents = pages.flatMap(({ items }) => items);
        return documents.length > 0 ? (
          <DocumentList documents={documents} />
        ) : (
          <EmptyState scene="photos" title={t('documents.none', 'No documents yet')}>
            {t('documents.none.words', 'Add a PDF or a photo, so it’s ready when you need it.')}
          </EmptyState>
        );
      }}
    </Loaded>
  );
}

/** The files that one keeps, to look at, to add and to remove. */
export default function Documents() {
  const { t } = useTranslation();
  const profile = useSession().profile;
  const role = profile?.role;
  // Who comes to bring a document that is lacking finds its kind chosen.
  const [address] = useSearchParams();
  const asked = address.get('type') ?? '';
  const ofFirm = role === 'Service Partner' || role === 'subUser';
  return (
    <Page
      title={t('documents.title', 'Your documents')}
      lead={t('documents.about', 'Upload and manage your documents.')}
      back={{ to: '/drive', label: t('drive.title', 'Drive') }}
      narrow={!ofFirm}
    >
      {ofFirm ? <DocumentWorkList /> : <Cards />}
      <Section title={t('documents.add', 'Add document')}>
        <AddDocument
          first={isOneOf(documentTypes, asked) ? asked : 'other'}
          attaches={(type) =>
            role === 'Service Partner' &&
            profile?.partnerStatus !== 'Pending' &&
            isOneOf(workDocumentTypes, type)
          }
        />
      </Section>
    </Page>
  );
}
