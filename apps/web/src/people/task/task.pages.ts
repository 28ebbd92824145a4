import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const taskPages: DomainPages = {
  private: [route('tasks', 'routes/people/tasks.tsx'), route('tasks/:taskId', 'routes/people/task.tsx')],
};
