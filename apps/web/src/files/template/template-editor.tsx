import { writtenTemplate } from '@nukkad/contract/files/template/template.model';
import { templateLimits } from '@nukkad/contract/files/template/template.model';
import type { TemplateGuide } from '@nukkad/contract/files/template/template.model';
import { type ReactNode, useRef } from 'react';
import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import type { editTemplate } from '@nukkad/contract/files/template/template.api';
import { useSentForm } from '../../platform/forms/use-sent-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { FieldsOf } from '../../ui/field/sent-fields.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { Stack } from '../../ui/page/parts.tsx';
import { TwoColumns } from '../../ui/page/two-columns.tsx';
import { UrlTabs, useUrlTab } from '../../ui/page/url-tabs.tsx';
import { RecordChoice, useChosenRecord } from './record-choice.tsx';
import { TemplatePalette } from './template-palette.tsx';
import { PreviewOf } from './template-preview.tsx';
import { langWords } from './template-words.ts';
import styles from './template.module.css';
import { type TypedTemplate, bodyOf, textIn } from './typed-template.ts';

export type TemplateTexts = EndpointInput<typeof editTemplate>['body']['text'];

interface Editing {
  readonly guide: TemplateGuide;
  readonly initial: TypedTemplate;
  readonly save: string;
  /** False: it is read, and nothing of it changes. */
  readonly mayEdit: boolean;
  readonly send: (text: TemplateTexts) => Promise<unknown>;
  /** Beside the button. */
  readonly foot?: ReactNode;
}

/** Where the caret is in the text, so that a field is put there. */
function useCaret(value: string, write: (text: string) => void) {
  const box = useRef<HTMLDivElement>(null);
  const take = (text: string) => {
    const area = box.current?.querySelector('textarea');
    const at = area?.selectionStart ?? value.length;
    const end = area?.selectionEnd ?? at;
    write(`${value.slice(0, at)}${text}${value.slice(end)}`);
    requestAnimationFrame(() => {
      area?.focus();
      area?.setSelectionRange(at + text.length, at + text.length);
    });
  };
  return { box, take };
}

/** A template in its two languages, beside the paper that it makes of a record. */
export function TemplateEditor({ guide, initial, save, mayEdit, send, foot }: Editing) {
  const { t } = useTranslation();
  const lang = useUrlTab(['en', 'hi'], 'lang');
  const form = useSentForm<TypedTemplate, TemplateTexts, unknown>({
    initial,
    schema: writtenTemplate,
    bodyOf,
    send,
  });
  const { fields, change, textAt, lineAt } = form;
  const body = lang === 'en' ? 'enBody' : 'hiBody';
  const { box, take } = useCaret(fields[body], (text) => change({ [body]: text }));
  const record = useChosenRecord();
  return (
    <TwoColumns
      side={
        <Stack gap={1}>
          <RecordChoice kind={guide.kind} label={t('template.preview.of', 'Preview for')} />
          <PreviewOf kind={guide.kind} lang={lang} text={textIn(fields, lang)} recordId={record} />
        </Stack>
      }
    >
      <FieldsOf
        form={form}
        save={save}
        foot={(button) =>
          mayEdit ? (
            <>
              {button}
              {foot}
            </>
          ) : (
            foot
          )
        }
      >
        <HindiField
          label={t('template.name', 'Name')}
          maxLength={templateLimits.name}
          readOnly={!mayEdit}
          {...textAt('name')}
        />
        <UrlTabs
          name="lang"
          label={t('template.langs', 'Languages')}
          tabs={[
            { value: 'en', label: langWords.en },
            { value: 'hi', label: langWords.hi },
          ]}
        />
        <HindiField
          key={`${lang} title`}
          label={t('template.heading', 'Title on the paper')}
          maxLength={templateLimits.title}
          readOnly={!mayEdit}
          {...textAt(lang === 'en' ? 'enTitle' : 'hiTitle')}
        />
        <div ref={box} className={styles.text} lang={lang}>
          <TextArea
            key={`${lang} body`}
            label={t('template.body', 'Text')}
            rows={22}
            spellCheck={false}
            maxLength={templateLimits.body}
            readOnly={!mayEdit}
            {...lineAt(body)}
          />
        </div>
        {mayEdit && <TemplatePalette guide={guide} onTake={take} />}
      </FieldsOf>
    </TwoColumns>
  );
}
