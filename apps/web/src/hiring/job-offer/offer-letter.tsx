import { getOfferLetterPdf } from '@nukkad/contract/hiring/job-offer/job-offer.api';
import type { JobOffer, OfferLetter } from '@nukkad/contract/hiring/job-offer/job-offer.model';
import IconFile from '@tabler/icons-react/dist/esm/icons/IconFileDownload.mjs';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { toastFailure } from '../../ui/dialog/toast.ts';
import { Card } from '../../ui/page/card.tsx';
import { Fact, Facts } from '../../ui/page/facts.tsx';
import { Note, Paragraph, Stack, Text } from '../../ui/page/parts.tsx';
import { Button } from '../../ui/press/button.tsx';
import { saveFile } from '../../ui/press/save-file.ts';

/** A letter in the words of its paper, in its own language. */
export function OfferLetterCard({
  letter: { title, below, lines, terms, signed },
  lang,
}: {
  letter: OfferLetter;
  lang: 'en' | 'hi';
}) {
  const [first, ...others] = lines;
  return (
    <Card>
      <article lang={lang} translate="no">
        <Stack gap={0.75}>
          <Text as="h3" size="md" weight={700}>
            {title}
          </Text>
          <Note breaks>{below}</Note>
          <Paragraph breaks>{first}</Paragraph>
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
            {signed.map((line) => (
              <Text key={line} as="div" breaks>
                {line}
              </Text>
            ))}
          </Stack>
        </Stack>
      </article>
    </Card>
  );
}

async function saveLetter({ jobOfferId, letterVersion }: JobOffer): Promise<void> {
  const paper: unknown = await call(getOfferLetterPdf, { params: { jobOfferId }, quiet: true });
  if (paper instanceof Blob) saveFile(paper, `job-offer-${letterVersion}.pdf`);
}

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
