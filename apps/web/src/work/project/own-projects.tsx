import { projectTabs } from '@nukkad/contract/work/project/project.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { Listed } from '../../ui/page/listed.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { UrlTabs, useUrlTab } from '../../ui/page/url-tabs.tsx';
import { useOwnProjects } from './project.queries.ts';
import { ProjectRows } from './project-rows.tsx';
import { tabNames } from './project-words.ts';

/** What a customer ordered as larger work. */
export function OwnProjects() {
  const { t } = useTranslation();
  const tab = useUrlTab(projectTabs);
  return (
    <>
      <UrlTabs
        label={t('project.status', 'Status')}
        tabs={projectTabs.map((value) => ({ value, label: tabNames[value](t) }))}
      />
      <Listed
        list={useOwnProjects(tab)}
        waiting={<ListSkeleton count={3} />}
        empty={
          <EmptyState
            scene="files"
            title={t('project.none', 'No projects here')}
            action={
              <ButtonLink to="/buyer/quotes" tone="plain">
                {t('project.none.quotes', 'Your quote requests')}
              </ButtonLink>
            }
          >
            {t('project.none.client', 'When you agree to a quotation, its work appears here with each step.')}
          </EmptyState>
        }
      >
        {(items) => <ProjectRows items={items} base="/buyer/projects" />}
      </Listed>
    </>
  );
}
