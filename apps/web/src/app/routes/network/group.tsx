import { useParams } from 'react-router';
import { GroupPage } from '../../../network/group/group-page.tsx';
import { GroupPosts } from '../../../network/post/group-posts.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('group.one', 'Group'), noindex: true }));

export default function OneGroupPage() {
  const { slug = '', tab = 'posts' } = useParams();
  return <GroupPage key={slug} slug={slug} tab={tab} posts={(group) => <GroupPosts group={group} />} />;
}
