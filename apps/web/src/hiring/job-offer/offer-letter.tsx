import { getOfferLetterPdf } from '@nukkad/contract/hiring/job-offer/job-offer.api';
import type { JobOffer, OfferLetter } from '@nukkad/contract/hiring/job-offer/job-offer.model';
import IconFile from '@tabler/icons-react/dist/esm/icons/IconFileDownload.mjs';
import { useMutation } from '@tanstack/react-query';
import { DocumentPage } from '../../nouns/envelope/document-page.tsx';
import { DrawnDocument } from '../../nouns/envelope/drawn-document.tsx';
import { call } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { toastFailure } from '../../ui/dialog/toast.ts';
import { Card } from '../../ui/page/card.tsx';
import { Fact, Facts } from '../../ui/page/facts.tsx';
import { Note, Paragraph, Stack, Text } from '../../ui/page/parts.tsx';
import { Button } from '../../ui/press/button.tsx';
import { saveFile } from '../../ui/press/save-file.ts';

/** A letter in the words of its paper, in its own language; of one on the paper of the business what was agreed alone. */
export function OfferLetterCard({
  letter: { title, below, lines, terms, signed },
  lang,
  hasOwnPaper = false,
}: {
  letter: OfferLetter;
  lang: 'en' | 'hi';
  hasOwnPaper?: boolean;
}) {
  const { t } = useTranslation();
  const [first, ...others] = hasOwnPaper ? [] : lines;
  return (
    <Card>
      <article lang={lang} translate="no">
        <Stack gap={0.75}>
          <Text as="h3" size="md" weight={700}>
            {title}
          </Text>
          <Note breaks>{below}</Note>
          {first && <Paragraph breaks>{first}</Paragraph>}
          <Facts>
            {terms.map(({ name, value }) => (
              <Fact key={name} name={name}>
                {value}
              </Fact>
            ))}
          </Facts>
          {others.map((line) => (
            <Paragraph key={line} breaks>
              {line}
            </Paragraph>
          ))}
          <Stack gap={0}>
            {(hasOwnPaper ? [] : signed).map((line) => (
              <Text key={line} as="div" breaks>
                {line}
              </Text>
            ))}
          </Stack>
        </Stack>
      </article>
      {hasOwnPaper && (
        <Note above={0.75}>
          {t('offered.own', 'These are the main terms. Download the letter to read all of it.')}
        </Note>
      )}
    </Card>
  );
}

async function paperOf({ jobOfferId }: JobOffer): Promise<Blob> {
  const paper: unknown = await call(getOfferLetterPdf, { params: { jobOfferId }, quiet: true });
  if (paper instanceof Blob) return paper;
  throw new Error('A letter is a file.');
}

/** The pages of a letter on the paper of its business. */
export function OwnPaperOf({ offer }: { offer: JobOffer }) {
  return (
    <DrawnDocument of={`${offer.jobOfferId} ${offer.letterVersion}`} link={() => paperOf(offer)}>
      {(pages) => pages.sizes.map((_size, page) => <DocumentPage key={page} pages={pages} page={page} />)}
    </DrawnDocument>
  );
}

const saveLetter = async (offer: JobOffer): Promise<void> =>
  saveFile(await paperOf(offer), `job-offer-${offer.letterVersion}.pdf`);

export function DownloadLetter({ offer }: { offer: JobOffer }) {
  const { t } = useTranslation();
  const save = useMutation({ mutationFn: () => saveLetter(offer), onError: toastFailure });
  return (
    <Button
      tone="plain"
      icon={<IconFile size={20} aria-hidden />}
      busy={save.isPending}
      onClick={() => save.mutate()}
    >
      {t('offered.pdf', 'Download letter')}
    </Button>
  );
}
