import { getCandidateProfile, setCandidatePrivacy } from '@nukkad/contract/hiring/candidate/candidate.api';
import type { CandidateDocument } from '@nukkad/contract/hiring/candidate/candidate-document.model';
import { mostCandidateDocuments } from '@nukkad/contract/hiring/candidate/candidate-document.model';
import { useAsked } from '../../platform/api/asked.ts';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { SwitchLine } from '../../ui/field/switch-line.tsx';
import { Card } from '../../ui/page/card.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Stack } from '../../ui/page/parts.tsx';
import { Button } from '../../ui/press/button.tsx';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { DetailSkeleton } from '../../ui/state/skeletons.tsx';
import { candidateFilesEmpty } from './candidate-files.empty.ts';
import { DocumentAdd } from './document-add.tsx';
import { DocumentList } from './document-list.tsx';
import { useOwnDocuments, useRemoveDocument } from './documents.queries.ts';

/** Nothing is opened by a business before the person says so. */
function Consent() {
  const { t } = useTranslation();
  const profile = useAsked(getCandidateProfile).data;
  const set = useSend(setCandidatePrivacy, { loud: true });
  if (!profile) return null;
  return (
    <SwitchLine
      title={t('candidateDocument.share', 'Share with businesses that shortlist me')}
      about={t(
        'candidateDocument.share.about',
        'They can open these documents until you turn this off. No one else sees them.',
      )}
      checked={profile.privacy.sharesDocuments}
      disabled={set.isPending}
      onChange={(sharesDocuments) => set.mutate({ sharesDocuments })}
    />
  );
}

function Kept({ documents }: { documents: readonly CandidateDocument[] }) {
  const { t } = useTranslation();
  const remove = useRemoveDocument();
  return (
    <Card>
      <DocumentList
        documents={documents}
        acts={({ documentId }, name) => (
          <Button
            small
            tone="quiet"
            busy={remove.isPending && remove.variables === documentId}
            aria-label={t('candidateDocument.remove.of', 'Delete: {{name}}', { name })}
            onClick={() => remove.mutate(documentId)}
          >
            {t('candidateDocument.remove', 'Delete')}
          </Button>
        )}
      />
    </Card>
  );
}

/** The own certificates and licences, and who opens them. */
export function DocumentsPage() {
  const { t } = useTranslation();
  return (
    <Page
      title={t('candidateDocument.title', 'Your documents')}
      back={{ to: '/candidate/profile', label: t('candidate.title', 'Your job profile') }}
      narrow
    >
      <Loaded query={useOwnDocuments()} waiting={<DetailSkeleton />}>
        {({ documents }) => (
          <Stack gap={1} narrows>
            {documents.length > 0 ? (
              <Kept documents={documents} />
            ) : (
              <EmptyScreen screen={candidateFilesEmpty['no-candidate-documents']} action={null} />
            )}
            {documents.length < mostCandidateDocuments && <DocumentAdd />}
            <Consent />
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}
