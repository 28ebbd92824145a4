import { createDocument } from '@nukkad/contract/files/template/template.api';
import type { MadeDocument, TemplateGuide } from '@nukkad/contract/files/template/template.model';
import { type TemplateKind, templateKinds } from '@nukkad/contract/files/template/template.noun';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useSend } from '../../platform/api/send.ts';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { toast } from '../../ui/dialog/toast.ts';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { RadioList } from '../../ui/field/radio-list.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Note, Row, Stack } from '../../ui/page/parts.tsx';
import { TwoColumns } from '../../ui/page/two-columns.tsx';
import { Button } from '../../ui/press/button.tsx';
import { saveFile } from '../../ui/press/save-file.ts';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Refusal } from '../../ui/state/refusal.tsx';
import { FormSkeleton } from '../../ui/state/skeletons.tsx';
import { RecordChoice, useChosenRecord } from './record-choice.tsx';
import { PreviewOf } from './template-preview.tsx';
import { kindWords, langWords, sourceWords } from './template-words.ts';
import { pdfOf, useGuide, useOwnTemplates, useTemplate } from './template.queries.ts';

type Lang = 'en' | 'hi';
const nothing = { name: '', title: '', place: '' };
type Signer = typeof nothing;

/** What the address says, and how a choice is written into it. */
function useChoices() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('kind');
  const choose = (more: Readonly<Record<string, string>>, without: readonly string[] = []) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        for (const name of without) next.delete(name);
        for (const [name, value] of Object.entries(more)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    kind: templateKinds.find((kind) => kind === asked) ?? 'offer',
    templateId: search.get('template') ?? '',
    lang: search.get('lang') === 'hi' ? ('hi' as const) : ('en' as const),
    choose,
  };
}

function TemplateChoice({
  kind,
  templateId,
  onChoose,
}: {
  kind: TemplateKind;
  templateId: string;
  onChoose: (id: string) => void;
}) {
  const { t } = useTranslation();
  const { data } = useOwnTemplates(kind);
  const own = data?.items ?? [];
  return (
    <SelectField
      label={t('template.one', 'Template')}
      name="template"
      value={templateId}
      options={[
        { value: '', label: t('template.ready.one', 'Ready-made text') },
        ...own.map((template) => ({ value: template.templateId, label: template.name })),
      ]}
      onChange={({ target }) => onChoose(target.value)}
    />
  );
}

function SignerFields({ signer, onSigner }: { signer: Signer; onSigner: (signer: Signer) => void }) {
  const { t } = useTranslation();
  const field = (name: keyof Signer) => ({
    name: `signer-${name}`,
    value: signer[name],
    onText: (text: string) => onSigner({ ...signer, [name]: text }),
  });
  return (
    <>
      <HindiField
        label={t('template.signer', 'Signed by (optional: your name)')}
        maxLength={100}
        {...field('name')}
      />
      <HindiField
        label={t('template.signer.title', 'Their role (optional)')}
        maxLength={100}
        {...field('title')}
      />
      <HindiField label={t('template.signer.place', 'Place (optional)')} maxLength={80} {...field('place')} />
    </>
  );
}

/** What becomes of the answer: a file on the device, or the draft in its steps. */
function useMade() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return ({ pdf, fileName, itemId, envelopeId, withoutNumber }: MadeDocument) => {
    if (itemId) toast.success(t('template.made.drive', 'Saved in the team drive'));
    if (pdf) {
      saveFile(pdfOf(pdf), fileName);
      toast.success(t('template.made.file', 'PDF downloaded'));
    }
    if (withoutNumber.length > 0)
      toast.success(
        t('template.made.without', 'Add the mobile number of {{names}} to the draft.', {
          names: withoutNumber.join(', '),
        }),
      );
    if (!envelopeId) return;
    const draft = `/signing/${envelopeId}`;
    void navigate(withoutNumber.length > 0 ? `${draft}/people` : `${draft}/fields`);
  };
}

function Made({
  kind,
  templateId,
  lang,
  signer,
}: {
  kind: TemplateKind;
  templateId: string;
  lang: Lang;
  signer: Signer;
}) {
  const { t } = useTranslation();
  const recordId = useChosenRecord();
  const create = useSend(createDocument);
  const onMade = useMade();
  const make = (way: 'drive' | 'file' | 'signing') => {
    if (recordId === null) return;
    const body = { kind, lang, signer, recordId, way, ...(templateId && { templateId }) };
    create.mutate(body, { onSuccess: onMade });
  };
  const busyWith = create.isPending ? create.variables.way : null;
  return (
    <>
      <Refusal>{create.error?.message}</Refusal>
      <Row gap={0.5}>
        <Button disabled={recordId === null} busy={busyWith === 'signing'} onClick={() => make('signing')}>
          {t('template.make.signing', 'Send for signing')}
        </Button>
        <Button
          tone="plain"
          disabled={recordId === null}
          busy={busyWith === 'file'}
          onClick={() => make('file')}
        >
          {t('template.make.file', 'Download PDF')}
        </Button>
        <Button
          tone="plain"
          disabled={recordId === null}
          busy={busyWith === 'drive'}
          onClick={() => make('drive')}
        >
          {t('template.make.drive', 'Save in team drive')}
        </Button>
      </Row>
      <Note size="sm">
        {t(
          'template.make.signing.about',
          'Signing opens a draft with people and fields placed. Nothing is sent yet.',
        )}
      </Note>
    </>
  );
}

function Creating({ guide }: { guide: TemplateGuide }) {
  const { t } = useTranslation();
  const { kind, templateId, lang, choose } = useChoices();
  const [signer, setSigner] = useState<Signer>(nothing);
  const { data: own } = useTemplate(templateId || null);
  const texts = templateId ? own : guide.builtIn;
  const langs = (['en', 'hi'] as const).filter((one) => !texts || texts[one]);
  const spoken = langs.includes(lang) ? lang : (langs[0] ?? lang);
  const record = useChosenRecord();
  return (
    <TwoColumns
      side={
        <PreviewOf
          kind={kind}
          lang={spoken}
          text={texts?.[spoken] ?? null}
          recordId={record}
          signer={signer}
        />
      }
    >
      <Stack gap={1}>
        <SelectField
          label={t('template.kind', 'Document')}
          hint={sourceWords[kind](t)}
          name="kind"
          value={kind}
          options={templateKinds.map((value) => ({ value, label: kindWords[value](t) }))}
          onChange={({ target }) => choose({ kind: target.value }, leftBehind(t, kind, target.value))}
        />
        <TemplateChoice kind={kind} templateId={templateId} onChoose={(template) => choose({ template })} />
        {guide.canCreate ? (
          <RecordChoice key={kind} kind={kind} label={t('template.record', 'For')} searched />
        ) : (
          <Note>{t('template.record.denied', 'You don’t have permission to read these records.')}</Note>
        )}
        <RadioList
          label={t('template.lang', 'Language')}
          name="lang"
          value={spoken}
          options={langs.map((value) => ({ value, label: langWords[value] }))}
          onChange={(next) => choose({ lang: next })}
        />
        <SignerFields signer={signer} onSigner={setSigner} />
        <Made kind={kind} templateId={templateId} lang={spoken} signer={signer} />
      </Stack>
    </TwoColumns>
  );
}

/** Another kind of the same records keeps which one it is. */
function leftBehind(t: Translate, from: TemplateKind, to: string): readonly string[] {
  const next = templateKinds.find((kind) => kind === to);
  const isSame = next !== undefined && sourceWords[next](t) === sourceWords[from](t);
  return isSame ? ['template'] : ['template', 'record', 'q'];
}

/** A document of a record: choose, look, and download it or send it to be signed. */
export function CreateDocumentPage() {
  const { t } = useTranslation();
  const guide = useGuide(useChoices().kind);
  return (
    <Page
      title={t('template.create', 'Create document')}
      back={{ to: '/templates', label: t('template.title', 'Templates') }}
    >
      <Loaded query={guide} waiting={<FormSkeleton />}>
        {(found) => <Creating guide={found} />}
      </Loaded>
    </Page>
  );
}
