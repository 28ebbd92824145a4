import { getCandidateFiles } from '@nukkad/contract/hiring/candidate/candidate-document.api';
import { useAsked } from '../../platform/api/asked.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { Section } from '../../ui/page/section.tsx';
import { DocumentList } from './document-list.tsx';
import { VideoPlayer } from './video-player.tsx';

/** Video and documents of a candidate, as far as they share them with this business; nothing where they share none. */
export function CandidateFilesPart({ userId }: { userId: string }) {
  const { t } = useTranslation();
  const { data, refetch } = useAsked(getCandidateFiles, { query: { userId } });
  if (!data) return null;
  const { video, documents } = data;
  return (
    <>
      {video && (
        <Section title={t('candidateVideo.of', 'Video')}>
          <Card quiet>
            <VideoPlayer video={video} label={t('candidateVideo.of', 'Video')} onExpired={refetch} />
          </Card>
        </Section>
      )}
      {documents.length > 0 && (
        <Section title={t('candidateDocument.of', 'Documents')}>
          <Card quiet>
            <DocumentList documents={documents} />
          </Card>
        </Section>
      )}
    </>
  );
}
