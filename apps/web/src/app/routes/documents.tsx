import { AddDocument } from '../../document/add-document.tsx';
import { DocumentList } from '../../document/document-list.tsx';
import { useDocuments } from '../../document/document.queries.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Page } from '../../ui/page.tsx';
import { Section } from '../../ui/section.tsx';
import { ListSkeleton } from '../../ui/skeletons.tsx';
import { page } from '../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('documents.title', 'Your documents'), noindex: true }));

/** The files that one keeps, to look at, to add and to remove. */
export default function Documents() {
  const { t } = useTranslation();
  const { data, error, refetch } = useDocuments();
  const documents = data?.pages.flatMap(({ items }) => items);
  return (
    <Page
      title={t('documents.title', 'Your documents')}
      lead={t('documents.about', 'Your papers and certificates. Only you see them.')}
      narrow
    >
      {error && !documents && (
        <ErrorState
          message={error.message}
          action={<Button onClick={() => void refetch()}>{t('action.retry', 'Try again')}</Button>}
        />
      )}
      {!error && !documents && <ListSkeleton count={3} />}
      {documents?.length === 0 && (
        <EmptyState scene="photos" title={t('documents.none', 'No documents yet')}>
          {t('documents.none.words', 'Add a PDF or a photo, so it’s ready when you need it.')}
        </EmptyState>
      )}
      {documents && documents.length > 0 && <DocumentList documents={documents} />}
      {documents && (
        <Section title={t('documents.add', 'Add a document')}>
          <AddDocument first="other" attach={false} />
        </Section>
      )}
    </Page>
  );
}
