import { OwnStoriesPage } from '../../../network/story/own-stories-page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('story.mine', 'Your stories'), noindex: true }));

export default OwnStoriesPage;
