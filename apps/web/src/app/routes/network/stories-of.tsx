import { useParams } from 'react-router';
import { StoryViewer } from '../../../network/story/story-viewer.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('story.title', 'Stories'), noindex: true }), {
  focused: true,
});

export default function StoriesOfPage() {
  const { handle: of = '' } = useParams();
  return <StoryViewer key={of} handle={of} />;
}
