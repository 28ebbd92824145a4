/** Whether new documents of its kind are made with a template. */
import { chooseTemplate } from '@nukkad/contract/files/template/template.api';
import type { ChosenTemplate, Template } from '@nukkad/contract/files/template/template.model';
import { useState } from 'react';
import { useSend } from '../../platform/api/send.ts';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Question } from '../../ui/dialog/question.tsx';
import { toast } from '../../ui/dialog/toast.ts';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { Card } from '../../ui/page/card.tsx';
import { List, Note, Paragraph } from '../../ui/page/parts.tsx';
import { langWords, problemSentence } from './template-words.ts';

type Told = ChosenTemplate['problems'];

function Wrong({ problems }: { readonly problems: Told }) {
  const { t, plural } = useTranslation();
  return (
    <div role="alert">
      <Card>
        <Paragraph as="h2">
          {plural('template.use.wrong', problems.length, {
            one: 'Fix {{count}} problem before you use it',
            other: 'Fix {{count}} problems before you use it',
          })}
        </Paragraph>
        <List as="ol" gap={0.4} above={0.5}>
          {problems.map((problem) => (
            <li key={`${problem.lang} ${problem.line} ${problem.kind} ${problem.found}`}>
              {t('template.problem.lang', '{{lang}}: {{sentence}}', {
                lang: langWords[problem.lang],
                sentence: problemSentence(t, problem),
              })}
            </li>
          ))}
        </List>
      </Card>
    </div>
  );
}

const consequencesOf = (t: Translate, { langs }: Template): readonly string[] => [
  t('template.use.new', 'New documents of this kind use your text.'),
  ...(['en', 'hi'] as const)
    .filter((lang) => !langs.includes(lang))
    .map((lang) =>
      t('template.use.lang', 'It has no text in {{lang}}. Documents in {{lang}} keep our text.', {
        lang: langWords[lang],
      }),
    ),
  t('template.use.old', 'Documents already sent don’t change.'),
];

/** Behind `?dialog=use` and `?dialog=stop-using`; with what is wrong with its text. */
export function TemplateUse({ template }: { readonly template: Template }) {
  const { t } = useTranslation();
  const { templateId, version, can, isInUse } = template;
  const [problems, setProblems] = useState<Told>([]);
  const choose = useSend(chooseTemplate);
  return (
    <>
      {isInUse && (
        <Note size="sm">
          {t('template.inUse.about', 'New documents of this kind are made with this template.')}
        </Note>
      )}
      {problems.length > 0 && <Wrong problems={problems} />}
      <Question
        dialog={useUrlDialog('use')}
        when={can.use && !isInUse}
        title={t('template.use.title', 'Use this template for new documents?')}
        consequences={consequencesOf(t, template)}
        confirm={t('template.use.confirm', 'Use template')}
        send={choose}
        request={{ templateId, version, isInUse: true }}
        onSent={(answer) => {
          setProblems(answer.problems);
          if (answer.isInUse) toast.success(t('template.use.done', 'New documents use this template'));
        }}
      />
      <Question
        dialog={useUrlDialog('stop-using')}
        when={can.use && isInUse}
        title={t('template.stop.title', 'Stop using this template?')}
        consequences={[
          t('template.stop.new', 'New documents go back to our text.'),
          t('template.use.old', 'Documents already sent don’t change.'),
        ]}
        confirm={t('template.stop', 'Stop using')}
        send={choose}
        request={{ templateId, version, isInUse: false }}
        said={t('template.stop.done', 'New documents use our text')}
      />
    </>
  );
}
