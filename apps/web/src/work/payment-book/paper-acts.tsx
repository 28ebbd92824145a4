import type { PartyPaper } from '@nukkad/contract/work/payment-book/party-paper.model';
import type { BookEntry } from '@nukkad/contract/work/payment-book/payment-book.model';
import { useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Button } from '../../ui/press/button.tsx';
import { ShareButton } from '../../nouns/share/share-button.tsx';
import { toastFailure } from '../../ui/dialog/toast.ts';
import { savePaper } from './party-paper.queries.ts';
import { issueWords } from './party-paper-words.ts';
import { SendLink } from './send-paper.tsx';
import { Row } from '../../ui/page/parts.tsx';

export const paperParameter = 'paper';

/** The way to issue the paper of an entry, on the page that shows it. */
export function IssueLink({ entry }: { entry: BookEntry }) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  if (!entry.can.issue) return null;
  const next = new URLSearchParams(search);
  next.set(paperParameter, entry.entryId);
  return (
    <ButtonLink small to={`?${next}`} preventScrollReset>
      {issueWords(entry.kind, t)}
    </ButtonLink>
  );
}

/** An issued paper: as PDF in both languages, by a link, by mail. */
export function PaperActs({
  paper: { paperId, number },
  mayWrite,
}: {
  paper: Pick<PartyPaper, 'paperId' | 'number'>;
  mayWrite: boolean;
}) {
  const { t } = useTranslation();
  const save = useMutation({
    mutationFn: (lang: 'en' | 'hi') => savePaper(paperId, number, lang),
    onError: toastFailure,
  });
  return (
    <Row gap={0.75} above={0.75} below={0.75}>
      <Button
        small
        tone="plain"
        busy={save.isPending && save.variables === 'en'}
        onClick={() => save.mutate('en')}
      >
        {t('partyPaper.pdf.en', 'PDF in English')}
      </Button>
      <Button
        small
        tone="plain"
        busy={save.isPending && save.variables === 'hi'}
        onClick={() => save.mutate('hi')}
      >
        {t('partyPaper.pdf.hi', 'PDF in Hindi')}
      </Button>
      {mayWrite && (
        <>
          <ShareButton of={{ subject: 'paper', subjectId: paperId, name: number }} small tone="plain">
            {t('partyPaper.share', 'Share link')}
          </ShareButton>
          <SendLink paperId={paperId} />
        </>
      )}
    </Row>
  );
}
