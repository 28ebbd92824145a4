import { useParams } from 'react-router';
import { TaskPage } from '../../../people/task/task-page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('task.heading', 'Tasks'), noindex: true }));

export default function OneTask() {
  const { taskId = '' } = useParams();
  return <TaskPage taskId={taskId} />;
}
