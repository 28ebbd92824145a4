import { AddDocument } from '../../files/document/add-document.tsx';
import { DocumentList } from '../../files/document/document-list.tsx';
import { useDocuments } from '../../files/document/document.queries.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Page } from '../../ui/page.tsx';
import { Section } from '../../ui/section.tsx';
import { ListSkeleton } from '../../ui/skeletons.tsx';
import { page } from '../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('documents.title', 'Your documents'), noindex: true }));

/** The files that one keeps, to look at, to add and to remove. */
export default function Documents() {
  const { t } = useTranslation();
  return (
    <Page
      title={t('documents.title', 'Your documents')}
      lead={t('documents.about', 'Upload and manage your documents.')}
      narrow
    >
      <Loaded query={useDocuments()} waiting={<ListSkeleton count={3} />}>
        {({ pages }) => {
          const documents = pages.flatMap(({ items }) => items);
          return (
            <>
              {documents.length > 0 ? (
                <DocumentList documents={documents} />
              ) : (
                <EmptyState scene="photos" title={t('documents.none', 'No documents yet')}>
                  {t('documents.none.words', 'Add a PDF or a photo, so it’s ready when you need it.')}
                </EmptyState>
              )}
              <Section title={t('documents.add', 'Add document')}>
                <AddDocument first="other" attach={false} />
              </Section>
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}
