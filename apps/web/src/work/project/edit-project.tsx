import { editProjectBody, editProject } from '@nukkad/contract/work/project/project.api';
import type { Project } from '@nukkad/contract/work/project/project.model';
import { useNavigate } from 'react-router';
import { useSend } from '../../platform/api/send.ts';
import { useForm } from '../../platform/forms/use-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { DayField } from '../../ui/field/day-field.tsx';
import { Form } from '../../ui/field/form.tsx';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Refusal } from '../../ui/state/refusal.tsx';
import { FormSkeleton } from '../../ui/state/skeletons.tsx';
import { toast } from '../../ui/dialog/toast.ts';
import { type ProjectEdit, useProject } from './project.queries.ts';
import styles from './project.module.css';

type Typed = Pick<Project, 'title' | 'description' | 'site' | 'startsOn' | 'dueOn'>;

function EditForm({ project }: { project: Project }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const edit = useSend(editProject);
  const { projectId, version, title, description, site, startsOn, dueOn } = project;
  const { fields, errors, busy, change, submit } = useForm<Typed, ProjectEdit>({
    initial: { title, description, site, startsOn, dueOn },
    schema: editProjectBody,
    bodyOf: (typed) => ({ projectId, version, ...typed }),
    send: async (body) => {
      await edit.mutateAsync(body);
      toast.success(t('project.saved', 'Saved'));
      await navigate(`/projects/${projectId}`);
    },
    about: { project_dates: 'dueOn' },
  });
  return (
    <Form onSubmit={submit}>
      <HindiField
        label={t('project.title.label', 'What is it?')}
        name="title"
        value={fields.title}
        maxLength={120}
        error={errors['title']}
        onText={(typed) => change({ title: typed })}
      />
      <HindiField
        label={t('project.site', 'Site (optional)')}
        hint={t('project.site.hint', 'Where the work is done')}
        name="site"
        value={fields.site}
        maxLength={300}
        error={errors['site']}
        onText={(typed) => change({ site: typed })}
      />
      <div className={styles.pair}>
        <DayField
          label={t('project.starts', 'First day')}
          name="startsOn"
          value={fields.startsOn}
          error={errors['startsOn']}
          onDay={(day) => change({ startsOn: day })}
        />
        <DayField
          label={t('project.ends', 'Last day')}
          name="dueOn"
          value={fields.dueOn}
          min={fields.startsOn}
          error={errors['dueOn']}
          onDay={(day) => change({ dueOn: day })}
        />
      </div>
      <HindiField
        long
        label={t('project.description', 'What was agreed (optional)')}
        name="description"
        value={fields.description}
        maxLength={2_000}
        error={errors['description']}
        onText={(typed) => change({ description: typed })}
      />
      <Refusal>{errors['form']}</Refusal>
      <Button type="submit" busy={busy}>
        {t('party.save', 'Save')}
      </Button>
    </Form>
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
