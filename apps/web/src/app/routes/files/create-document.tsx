import { CreateDocumentPage } from '../../../files/template/create-document.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('template.create', 'Create document'), noindex: true }));

export default CreateDocumentPage;
