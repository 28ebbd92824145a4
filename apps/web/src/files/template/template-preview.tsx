import type { TemplatePreview } from '@nukkad/contract/files/template/template.model';
import { OwnPaper } from '../../nouns/template/own-paper.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { List, Note, Paragraph, Stack } from '../../ui/page/parts.tsx';
import { Refusal } from '../../ui/state/refusal.tsx';
import { SkeletonBlock } from '../../ui/state/skeletons.tsx';
import { problemSentence } from './template-words.ts';
import { type Previewed, usePreview } from './template.queries.ts';

function Problems({ problems }: Pick<TemplatePreview, 'problems'>) {
  const { t, plural } = useTranslation();
  return (
    <Card>
      <Paragraph as="h2">
        {plural('template.problems', problems.length, {
          one: '{{count}} problem to fix',
          other: '{{count}} problems to fix',
        })}
      </Paragraph>
      <List as="ol" gap={0.4} above={0.5}>
        {problems.map((problem) => (
          <li key={`${problem.line} ${problem.kind} ${problem.found}`}>{problemSentence(t, problem)}</li>
        ))}
      </List>
    </Card>
  );
}

/** The paper as it will be, or what is wrong with its text, line by line. */
export function PreviewOf(previewed: Previewed) {
  const { t } = useTranslation();
  const { data, error, isFetching } = usePreview(previewed);
  if (error) return <Refusal>{error.message}</Refusal>;
  if (!data) return isFetching ? <SkeletonBlock height="32rem" /> : null;
  const { problems, pdf, recordName } = data;
  return (
    <Stack gap={0.75} aria-live="polite" aria-busy={isFetching}>
      {problems.length > 0 && <Problems problems={problems} />}
      {recordName === null && (
        <Note size="sm">
          {t(
            'template.preview.none',
            'There is no record you can read yet. The text is checked all the same.',
          )}
        </Note>
      )}
      {pdf && <OwnPaper pdf={pdf} />}
    </Stack>
  );
}
