import { DocumentsPage } from '../../../hiring/candidate/documents-page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({
  title: t('candidateDocument.title', 'Your documents'),
  noindex: true,
}));

export default function CandidateDocumentsRoute() {
  return <DocumentsPage />;
}
