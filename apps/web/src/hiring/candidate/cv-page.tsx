import { getCandidateProfile } from '@nukkad/contract/hiring/candidate/candidate.api';
import type { Cv } from '@nukkad/contract/hiring/candidate/cv.model';
import { useAsked } from '../../platform/api/asked.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { Note, Paragraph, Row, Stack } from '../../ui/page/parts.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Button } from '../../ui/press/button.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { DetailSkeleton } from '../../ui/state/skeletons.tsx';
import styles from './candidate.module.css';
import { CvReview } from './cv-review.tsx';
import { CvUpload } from './cv-upload.tsx';
import { useOwnCv, useRemoveCv } from './cv.queries.ts';

/** What can be done where nothing was read. */
function ByHand() {
  const { t } = useTranslation();
  return (
    <ButtonLink to="/candidate/profile?step=work&all=1" tone="quiet">
      {t('cv.byHand', 'Fill in without a CV')}
    </ButtonLink>
  );
}

function Reading() {
  const { t } = useTranslation();
  const words = t('cv.reading', 'Reading your CV…');
  return (
    <Stack gap={0.5} role="status">
      <Paragraph>{words}</Paragraph>
      <progress className={styles.bar} aria-label={words} />
      <Note size="sm">{t('cv.reading.about', 'A photo takes up to a minute. You can leave this page.')}</Note>
    </Stack>
  );
}

/** The file that was sent: opened, removed, or replaced by another. */
function SentFile({ cv }: { cv: Cv }) {
  const { t } = useTranslation();
  const remove = useRemoveCv();
  return (
    <Card quiet as="section">
      <h2>{t('cv.file', 'Your CV')}</h2>
      <Paragraph below={0.5} breaks>
        <a href={cv.url} target="_blank" rel="noreferrer" translate="no">
          {cv.fileName}
        </a>
      </Paragraph>
      <Row gap={0.75}>
        <CvUpload words={t('cv.another', 'Choose another CV')} />
        <Button tone="quiet" busy={remove.isPending} onClick={() => remove.mutate(cv.cvId)}>
          {t('cv.remove', 'Delete CV')}
        </Button>
      </Row>
    </Card>
  );
}

function Unread({ cv: { state } }: { cv: Cv }) {
  const { t } = useTranslation();
  return (
    <Stack gap={0.75} justify="start">
      <Paragraph role="status">
        {state === 'empty'
          ? t('cv.empty', 'No words were found in this file. Try a sharper photo, or fill in by hand.')
          : t('cv.unreadable', 'This CV couldn’t be read. Try another file, or fill in by hand.')}
      </Paragraph>
      <ByHand />
    </Stack>
  );
}

function Standing({ cv }: { cv: Cv }) {
  const profile = useAsked(getCandidateProfile);
  if (cv.state === 'waiting') return <Reading />;
  const { fields } = cv;
  if (!fields) return <Unread cv={cv} />;
  return (
    <Loaded query={profile} waiting={<DetailSkeleton />}>
      {(own) => <CvReview key={`${cv.cvId} ${cv.version}`} cv={cv} fields={fields} profile={own} />}
    </Loaded>
  );
}

function Begin() {
  const { t } = useTranslation();
  return (
    <Stack gap={1} justify="start" narrows>
      <Paragraph>
        {t(
          'cv.begin',
          'We read your CV and you choose what goes into your profile. It is not shown to businesses.',
        )}
      </Paragraph>
      <CvUpload words={t('cv.choose', 'Choose or photograph your CV')} />
      <ByHand />
    </Stack>
  );
}

/** Sends a CV, and shows what was read off it to be taken into the profile. */
export function CvPage() {
  const { t } = useTranslation();
  return (
    <Page
      title={t('cv.title', 'Fill in from a CV')}
      back={{ to: '/candidate/profile', label: t('candidate.title', 'Your job profile') }}
    >
      <Loaded query={useOwnCv()} waiting={<DetailSkeleton />}>
        {({ cv }) =>
          cv ? (
            <Stack gap={1} narrows>
              <SentFile cv={cv} />
              <Standing cv={cv} />
            </Stack>
          ) : (
            <Begin />
          )
        }
      </Loaded>
    </Page>
  );
}
