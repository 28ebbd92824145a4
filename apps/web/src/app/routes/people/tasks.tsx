import { TaskDialog } from '../../../people/task/task-dialog.tsx';
import { TaskList, taskViews } from '../../../people/task/task-list.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { useDialogLink } from '../../../ui/dialog/url-dialog.ts';
import { useUrlTab } from '../../../ui/page/url-tabs.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('task.heading', 'Tasks'), noindex: true }));

export default function Tasks() {
  const { t } = useTranslation();
  const add = useDialogLink('task');
  const isBoard = useUrlTab(taskViews, 'view') === 'board';
  return (
    <Page
      title={t('task.heading', 'Tasks')}
      actions={
        <>
          <ButtonLink to={isBoard ? '/tasks' : '/tasks?view=board'} tone="plain">
            {isBoard ? t('task.view.list', 'View as list') : t('task.view.board', 'View as board')}
          </ButtonLink>
          <ButtonLink {...add}>{t('task.new', 'New task')}</ButtonLink>
        </>
      }
    >
      <TaskList />
      <TaskDialog task={null} />
    </Page>
  );
}
