import {
  type FinishedJob,
  type JobPhotoStage,
  mostJobCardPhotos,
  mostJobCardWords,
  newJobCardBody,
} from '@nukkad/contract/network/job-card/job-card.model';
import { useNavigate } from 'react-router';
import { useFinishedJobs, useMakeJobCard } from '../../nouns/job-card/job-card.queries.ts';
import { jobCardDialogs, jobCardPath } from '../../nouns/job-card/job-card-paths.ts';
import { monthWords } from '../../nouns/job-card/shown-job-card.tsx';
import styles from '../../nouns/job-card/job-card.module.css';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { UrlModal } from '../../ui/dialog/url-modal.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { Listed } from '../../ui/page/listed.tsx';
import { List, Note, Row, Small, Stack, Text } from '../../ui/page/parts.tsx';
import { Button } from '../../ui/press/button.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';

const job = 'job';

function JobLine({ of, onChoose }: { of: FinishedJob; onChoose: () => void }) {
  const { t, locale, plural } = useTranslation();
  const { services, month, bookingNumber, photos, cardId, can } = of;
  return (
    <Row as="li" gap={0.75} align="center" justify="space-between">
      <div>
        <Text as="strong" translate="no">
          {services.join(', ')}
        </Text>
        <Small as="div">
          {monthWords(month, locale)} · <span translate="no">{bookingNumber}</span> ·{' '}
          {plural('jobCard.photos', photos.length, { one: '{{count}} photo', other: '{{count}} photos' })}
        </Small>
      </div>
      {can.make && (
        <Button
          small
          tone="plain"
          aria-label={t('jobCard.choose.of', 'Choose {{service}}, booking {{number}}', {
            service: services.join(', '),
            number: bookingNumber,
          })}
          onClick={onChoose}
        >
          {t('jobCard.choose', 'Choose')}
        </Button>
      )}
      {!can.make && cardId !== null && (
        <ButtonLink small tone="quiet" to={jobCardPath(cardId)}>
          {t('jobCard.see', 'See card')}
        </ButtonLink>
      )}
      {!can.make && cardId === null && <Small>{t('jobCard.taken', 'Asked by a colleague')}</Small>}
    </Row>
  );
}

/** The first step: which booking. */
function ChooseJob({ onChoose }: { onChoose: (bookingId: string) => void }) {
  const { t } = useTranslation();
  const empty = (
    <EmptyState title={t('jobCard.noJobs', 'No finished bookings yet')}>
      {t('jobCard.noJobs.words', 'Bookings that you have completed appear here.')}
    </EmptyState>
  );
  return (
    <Listed list={useFinishedJobs()} waiting={<ListSkeleton count={3} />} empty={empty}>
      {(jobs) => (
        <List gap={1}>
          {jobs.map((one) => (
            <JobLine key={one.bookingId} of={one} onChoose={() => onChoose(one.bookingId)} />
          ))}
        </List>
      )}
    </Listed>
  );
}

function ChoosePhotos({
  stage,
  of: { photos },
  chosen,
  onChange,
}: {
  stage: JobPhotoStage;
  of: FinishedJob;
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}) {
  const { t } = useTranslation();
  const ofStage = photos.filter((photo) => photo.stage === stage);
  if (ofStage.length === 0) return null;
  const title = stage === 'before' ? t('jobCard.before', 'Before') : t('jobCard.after', 'After');
  const isFull = ofStage.filter(({ photoId }) => chosen.includes(photoId)).length >= mostJobCardPhotos;
  return (
    <fieldset>
      <legend>{title}</legend>
      <ul className={styles.choices}>
        {ofStage.map(({ photoId, url, width, height }, place) => (
          <li key={photoId}>
            <label>
              <img src={url} alt="" width={width} height={height} />
              <Row gap={0.5} align="center">
                <input
                  type="checkbox"
                  checked={chosen.includes(photoId)}
                  disabled={isFull && !chosen.includes(photoId)}
                  onChange={({ target }) =>
                    onChange(target.checked ? [...chosen, photoId] : chosen.filter((one) => one !== photoId))
                  }
                />
                {t('jobCard.photo', '{{stage}}, photo {{place}}', { stage: title, place: place + 1 })}
              </Row>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

interface Typed {
  readonly photoIds: readonly string[];
  readonly words: string;
}

const nothing: Typed = { photoIds: [], words: '' };

/** The second step: which photos, and the words. The third is the card itself, before its customer is asked. */
function Describe({ of }: { of: FinishedJob }) {
  const { t } = useTranslation();
  const dialog = useUrlDialog(jobCardDialogs.make, [job]);
  const navigate = useNavigate();
  return (
    <FormDialog
      dialog={dialog}
      wide
      title={t('jobCard.make', 'Show a finished job')}
      save={t('jobCard.next', 'See the card')}
      send={useMakeJobCard()}
      initial={nothing}
      schema={newJobCardBody}
      bodyOf={({ photoIds, words }) => ({ bookingId: of.bookingId, photoIds: [...photoIds], words })}
      incomplete={({ words }) => words.trim() === ''}
      onSent={({ cardId }) => void navigate(jobCardPath(cardId))}
    >
      {({ fields, change, lineAt }) => (
        <Stack gap={1}>
          <Text as="strong" translate="no">
            {of.services.join(', ')}
          </Text>
          {of.photos.length > 0 ? (
            <Note>
              {t(
                'jobCard.photos.hint',
                'Choose up to 3 photos before and 3 after. The customer decides about them.',
              )}
            </Note>
          ) : (
            <Note>{t('jobCard.photos.none', 'This booking has no photos. You can show it without.')}</Note>
          )}
          {(['before', 'after'] as const).map((stage) => (
            <ChoosePhotos
              key={stage}
              stage={stage}
              of={of}
              chosen={fields.photoIds}
              onChange={(photoIds) => change({ photoIds })}
            />
          ))}
          <TextArea
            label={t('jobCard.words', 'What was done?')}
            hint={t('jobCard.words.hint', 'Leave out names, addresses and phone numbers.')}
            {...lineAt('words')}
            rows={4}
            maxLength={mostJobCardWords}
          />
        </Stack>
      )}
    </FormDialog>
  );
}

function OfJob({ bookingId }: { bookingId: string }) {
  const { data } = useFinishedJobs(bookingId);
  const found = data?.pages[0]?.items[0];
  return found ? <Describe of={found} /> : null;
}

/** Behind `?dialog=new-job-card`: the booking, then photos and words. */
export function NewJobCard() {
  const { t } = useTranslation();
  const dialog = useUrlDialog(jobCardDialogs.make, [job]);
  const bookingId = dialog.get(job);
  if (!dialog.opened) return null;
  if (bookingId !== null) return <OfJob key={bookingId} bookingId={bookingId} />;
  return (
    <UrlModal
      name={jobCardDialogs.make}
      owns={[job]}
      title={t('jobCard.which.job', 'Which finished booking?')}
    >
      <ChooseJob onChoose={(chosen) => dialog.open({ [job]: chosen })} />
    </UrlModal>
  );
}
