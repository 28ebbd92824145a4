import { PreviewPage } from '../../../office/piece/preview-page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('piece.preview', 'Preview'), noindex: true }));

export default PreviewPage;
