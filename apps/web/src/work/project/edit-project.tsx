import { editProjectBody, editProject } from '@nukkad/contract/work/project/project.api';
import type { Project } from '@nukkad/contract/work/project/project.model';
import { useNavigate } from 'react-router';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { SentFields } from '../../ui/field/sent-fields.tsx';
import { DayField } from '../../ui/field/day-field.tsx';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { FormSkeleton } from '../../ui/state/skeletons.tsx';
import { useProject } from './project.queries.ts';
import styles from './project.module.css';

type Typed = Pick<Project, 'title' | 'description' | 'site' | 'startsOn' | 'dueOn'>;

function EditForm({ project }: { project: Project }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const edit = useSend(editProject);
  const { projectId, version, title, description, site, startsOn, dueOn } = project;
  const initial: Typed = { title, description, site, startsOn, dueOn };
  return (
    <SentFields
      save={t('party.save', 'Save')}
      send={edit}
      said={t('project.saved', 'Saved')}
      initial={initial}
      schema={editProjectBody}
      bodyOf={(typed) => ({ projectId, version, ...typed })}
      about={{ project_dates: 'dueOn' }}
      onSent={() => navigate(`/projects/${projectId}`)}
    >
      {({ fields, textAt, dayAt }) => (
        <>
          <HindiField label={t('project.title.label', 'What is it?')} {...textAt('title')} maxLength={120} />
          <HindiField
            label={t('project.site', 'Site (optional)')}
            hint={t('project.site.hint', 'Where the work is done')}
            {...textAt('site')}
            maxLength={300}
          />
          <div className={styles.pair}>
            <DayField label={t('project.starts', 'First day')} {...dayAt('startsOn')} />
            <DayField label={t('project.ends', 'Last day')} {...dayAt('dueOn')} min={fields.startsOn} />
          </div>
          <HindiField
            long
            label={t('project.description', 'What was agreed (optional)')}
            {...textAt('description')}
            maxLength={2_000}
          />
        </>
      )}
    </SentFields>
  );
}

/** What is written of a project, as it was read. */
export function EditProject({ projectId }: { projectId: string }) {
  return (
    <Loaded query={useProject(projectId, 'partner')} waiting={<FormSkeleton />}>
      {(project) => <EditForm key={project.version} project={project} />}
    </Loaded>
  );
}
