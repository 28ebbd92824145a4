import { newScopeChangeBody, proposeScopeChange } from '@nukkad/contract/work/scope-change/scope-change.api';
import type { Project } from '@nukkad/contract/work/project/project.model';
import { useNavigate } from 'react-router';
import { useSend } from '../../../platform/api/send.ts';
import { newIdempotencyKey } from '../../../platform/api/client.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { SentFields } from '../../../ui/field/sent-fields.tsx';
import { Button } from '../../../ui/press/button.tsx';
import { DayField } from '../../../ui/field/day-field.tsx';
import { HindiField } from '../../../ui/field/hindi-field.tsx';
import { Loaded } from '../../../ui/state/loaded.tsx';
import { formatMoney } from '../../../ui/mark/money.tsx';
import { FormSkeleton } from '../../../ui/state/skeletons.tsx';
import { MilestoneFields, noMilestone } from '../milestone-fields.tsx';
import { useProject } from '../project.queries.ts';
import { type TypedScope, bodyOfScope, newTotal, typedScope } from './scope-fields.ts';
import { FieldGroup, GroupLine } from '../../../ui/field/field-group.tsx';
import { Paragraph } from '../../../ui/page/parts.tsx';
import { Refusal } from '../../../ui/state/refusal.tsx';

interface Part {
  readonly fields: TypedScope;
  readonly change: (changes: Partial<TypedScope>) => void;
}

/** Milestones that have not begun, each to change or to take out, and new ones. */
function Milestones({ fields: { milestones }, change, dueOn }: Part & { readonly dueOn: string }) {
  const { t } = useTranslation();
  const set = (at: number, changes: Partial<TypedScope['milestones'][number]>) =>
    change({ milestones: milestones.map((one, index) => (index === at ? { ...one, ...changes } : one)) });
  return (
    <FieldGroup legend={t('scope.milestones', 'Milestones that can change')}>
      {milestones.map((typed, index) => (
        <GroupLine key={typed.key} data-gone={typed.isGone || undefined}>
          {typed.isGone ? (
            <p>
              <del>{typed.title}</del>
            </p>
          ) : (
            <MilestoneFields typed={typed} noAdvance change={(changes) => set(index, changes)} />
          )}
          <Button tone="plain" small onClick={() => set(index, { isGone: !typed.isGone })}>
            {typed.isGone ? t('scope.keep', 'Keep it') : t('milestone.drop', 'Remove')}
          </Button>
        </GroupLine>
      ))}
      <Button
        tone="plain"
        small
        onClick={() =>
          change({
            milestones: [
              ...milestones,
              { ...noMilestone, dueOn, key: newIdempotencyKey(), milestoneId: null, isGone: false },
            ],
          })
        }
      >
        {t('milestone.add', 'Add a milestone')}
      </Button>
    </FieldGroup>
  );
}

function ProposeForm({ project }: { project: Project }) {
  const { t, locale } = useTranslation();
  const navigate = useNavigate();
  const propose = useSend(proposeScopeChange);
  const { projectId, total } = project;
  const initial: TypedScope = typedScope(project);
  return (
    <SentFields
      save={t('scope.send', 'Ask your customer')}
      send={propose}
      said={t('scope.sent', 'Your customer is asked')}
      initial={initial}
      schema={newScopeChangeBody}
      bodyOf={(typed) => bodyOfScope(project, typed)}
      about={{ project_dates: 'dueOn' }}
      onSent={() => navigate(`/projects/${projectId}`)}
    >
      {({ fields, errors, change, textAt, dayAt }) => (
        <>
          <HindiField
            long
            label={t('scope.reason', 'Why does it change?')}
            hint={t('scope.reason.hint', 'Your customer reads this.')}
            {...textAt('reason')}
            maxLength={500}
          />
          <Milestones fields={fields} change={change} dueOn={fields.dueOn} />
          <DayField label={t('project.ends', 'Last day')} {...dayAt('dueOn')} min={project.startsOn} />
          <Paragraph size={1.125} weight={650} role="status">
            {t('scope.total', 'Total: {{before}} → {{after}}', {
              before: formatMoney(total, locale),
              after: formatMoney(newTotal(project, fields), locale),
            })}
          </Paragraph>
          <Refusal>{errors['lines']}</Refusal>
        </>
      )}
    </SentFields>
  );
}

/** The form of a change, as the project was read. */
export function ProposeChange({ projectId }: { projectId: string }) {
  return (
    <Loaded query={useProject(projectId, 'partner')} waiting={<FormSkeleton />}>
      {(project) => <ProposeForm key={project.version} project={project} />}
    </Loaded>
  );
}
