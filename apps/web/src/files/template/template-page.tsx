import { addTemplate, editTemplate, removeTemplate } from '@nukkad/contract/files/template/template.api';
import type { Template, TemplateGuide } from '@nukkad/contract/files/template/template.model';
import { type TemplateKind, isPaperKind, templateKinds } from '@nukkad/contract/files/template/template.noun';
import { useNavigate } from 'react-router';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Question } from '../../ui/dialog/question.tsx';
import { toast } from '../../ui/dialog/toast.ts';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { Page } from '../../ui/page/page.tsx';
import { Note } from '../../ui/page/parts.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Moves } from '../../ui/press/moves.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { FormSkeleton } from '../../ui/state/skeletons.tsx';
import { TemplateEditor, type TemplateTexts } from './template-editor.tsx';
import { TemplateUse } from './template-use.tsx';
import { TemplateVersions } from './template-versions.tsx';
import { kindWords, chooseWords } from './template-words.ts';
import { useGuide, useTemplate } from './template.queries.ts';
import { typedCopy, typedTemplate } from './typed-template.ts';

const useBack = () => {
  const { t } = useTranslation();
  return { to: '/templates', label: t('template.title', 'Templates') };
};

const isKind = (kind: string): kind is TemplateKind => templateKinds.some((one) => one === kind);

/** One's own words, begun with the ready-made ones. */
function NewOf({ kind, guide }: { kind: TemplateKind; guide: TemplateGuide }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const add = useSend(addTemplate);
  return (
    <TemplateEditor
      guide={guide}
      initial={typedCopy(kindWords[kind](t), guide)}
      save={t('template.add', 'Save template')}
      mayEdit
      send={async (text: TemplateTexts) => {
        const { templateId } = await add.mutateAsync({ kind, text });
        toast.success(t('template.saved', 'Template saved'));
        await navigate(`/templates/${templateId}`, { replace: true });
      }}
    />
  );
}

export function NewTemplate({ kind: asked }: { kind: string }) {
  const { t } = useTranslation();
  const kind = isKind(asked) ? asked : 'offer';
  const guide = useGuide(kind);
  return (
    <Page title={kindWords[kind](t)} back={useBack()}>
      <Loaded query={guide} waiting={<FormSkeleton />}>
        {(found) => <NewOf key={kind} kind={kind} guide={found} />}
      </Loaded>
    </Page>
  );
}

function Remove({ template: { templateId, can, isInUse } }: { template: Template }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const remove = useSend(removeTemplate, { given: (asked: string) => ({ query: { templateId: asked } }) });
  return (
    <Question
      dialog={useUrlDialog('remove')}
      when={can.edit}
      danger
      title={t('template.remove.title', 'Delete this template?')}
      consequences={[
        t('template.remove.stays', 'Documents made from it don’t change.'),
        ...(isInUse ? [t('template.remove.inUse', 'New documents go back to our text.')] : []),
      ]}
      confirm={t('template.remove', 'Delete template')}
      send={remove}
      request={templateId}
      onSent={() => navigate('/templates')}
      said={t('template.removed', 'Template deleted')}
    />
  );
}

function EditOf({ template, guide }: { template: Template; guide: TemplateGuide }) {
  const { t } = useTranslation();
  const { templateId, version, kind, can, isUsed, isInUse, versionNumber, isRemoved } = template;
  const edit = useSend(editTemplate);
  return (
    <>
      <Moves
        gap={0.5}
        of={[
          {
            on: can.create && guide.canCreate,
            to: `/templates/create?kind=${kind}&template=${templateId}`,
            label: t('template.create', 'Create document'),
          },
          {
            on: can.use && !isInUse,
            opens: 'use',
            label: isPaperKind(kind) ? chooseWords[kind](t) : '',
          },
          { on: can.use && isInUse, opens: 'stop-using', label: t('template.stop', 'Stop using') },
          { on: versionNumber > 1, opens: 'versions', label: t('template.versions', 'Earlier versions') },
          { on: can.edit, opens: 'remove', label: t('template.remove', 'Delete template') },
        ]}
      />
      <TemplateUse template={template} />
      {isUsed && can.edit && (
        <Note size="sm">
          {t(
            'template.used',
            'Documents were made from this version. Your changes become version {{next}}.',
            {
              next: versionNumber + 1,
            },
          )}
        </Note>
      )}
      {isRemoved && <Note>{t('template.isRemoved', 'This template was deleted.')}</Note>}
      <TemplateEditor
        key={version}
        guide={guide}
        initial={typedTemplate(template)}
        save={t('template.save', 'Save')}
        mayEdit={can.edit}
        send={async (text: TemplateTexts) => {
          await edit.mutateAsync({ templateId, version, text });
          toast.success(t('template.saved', 'Template saved'));
        }}
      />
      <Remove template={template} />
      <TemplateVersions templateId={templateId} />
    </>
  );
}

function WithGuide({ template }: { template: Template }) {
  const guide = useGuide(template.kind);
  return (
    <Loaded query={guide} waiting={<FormSkeleton />}>
      {(found) => <EditOf template={template} guide={found} />}
    </Loaded>
  );
}

export function TemplatePage({ templateId }: { templateId: string }) {
  const { t } = useTranslation();
  const query = useTemplate(templateId);
  const back = useBack();
  return (
    <Page
      title={<span translate="no">{query.data?.name ?? t('template.one', 'Template')}</span>}
      lead={query.data && kindWords[query.data.kind](t)}
      back={back}
    >
      <Loaded
        query={query}
        waiting={<FormSkeleton />}
        away={<ButtonLink to={back.to}>{back.label}</ButtonLink>}
      >
        {(template) => <WithGuide template={template} />}
      </Loaded>
    </Page>
  );
}
