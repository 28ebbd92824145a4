import { TemplatesPage } from '../../../files/template/template-list.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('template.title', 'Templates'), noindex: true }));

export default TemplatesPage;
