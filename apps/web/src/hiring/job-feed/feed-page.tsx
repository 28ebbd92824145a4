import {
  type JobFeed,
  getJobFeed,
  makeJobFeed,
  stopJobFeed,
} from '@nukkad/contract/hiring/job-feed/job-feed.api';
import { useAsked } from '../../platform/api/asked.ts';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Question } from '../../ui/dialog/question.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { TextField } from '../../ui/field/text-field.tsx';
import { Card } from '../../ui/page/card.tsx';
import { Fact, Facts } from '../../ui/page/facts.tsx';
import { Page } from '../../ui/page/page.tsx';
import { List, Note, Paragraph, Row, Stack, StandingParts } from '../../ui/page/parts.tsx';
import { Section } from '../../ui/page/section.tsx';
import { Button } from '../../ui/press/button.tsx';
import { Moves, pressed } from '../../ui/press/moves.tsx';
import { copy } from '../../ui/press/sharing.ts';
import { Loaded } from '../../ui/state/loaded.tsx';
import { DetailSkeleton } from '../../ui/state/skeletons.tsx';
import { DateTime } from '../../ui/time/date-time.tsx';

interface Of {
  readonly feed: JobFeed;
}

function Renew({ feed: { version, can } }: Of) {
  const { t } = useTranslation();
  return (
    <Question
      dialog={useUrlDialog('renew')}
      when={can.renew}
      title={t('jobFeed.renew.title', 'Make a new address?')}
      consequences={[
        t('jobFeed.renew.ends', 'The present address stops working at once.'),
        t('jobFeed.renew.again', 'Enter the new address at each job board.'),
      ]}
      confirm={t('jobFeed.renew', 'New address')}
      send={useSend(makeJobFeed)}
      request={{ version }}
      said={t('jobFeed.renew.done', 'Your feed has a new address')}
    />
  );
}

function Stop({ feed: { version, can } }: Of) {
  const { t } = useTranslation();
  return (
    <Question
      dialog={useUrlDialog('stop')}
      when={can.stop}
      danger
      title={t('jobFeed.stop.title', 'Stop your feed?')}
      consequences={[
        t('jobFeed.stop.ends', 'Job boards can no longer read your jobs from this address.'),
        t('jobFeed.stop.stays', 'Your jobs stay open here.'),
      ]}
      confirm={t('jobFeed.stop', 'Stop feed')}
      keep={t('jobFeed.keep', 'Keep feed')}
      send={useSend(stopJobFeed)}
      request={{ version }}
      said={t('jobFeed.stop.done', 'Feed stopped')}
    />
  );
}

function Address({ url }: { url: string }) {
  const { t } = useTranslation();
  return (
    <Stack gap={0.5} narrows>
      <TextField
        label={t('jobFeed.address', 'Address of your feed')}
        name="feed-address"
        value={url}
        readOnly
        onFocus={({ target }) => target.select()}
        hint={t(
          'jobFeed.secret',
          'Anyone with this address can read your open jobs. Give it to job boards only.',
        )}
      />
      <Row>
        <Button tone="plain" onClick={() => void copy(t, url)}>
          {t('jobFeed.copy', 'Copy address')}
        </Button>
      </Row>
    </Stack>
  );
}

function Standing({ feed }: Of) {
  const { t, plural } = useTranslation();
  const { url, madeAt, jobs, version, can } = feed;
  const make = useSend(makeJobFeed);
  return (
    <Card>
      <StandingParts>
        {url === null ? (
          <Paragraph>
            {t(
              'jobFeed.off',
              'Your feed is off. Make an address and enter it at a job board to show your jobs there.',
            )}
          </Paragraph>
        ) : (
          <Address url={url} />
        )}
        <Facts>
          <Fact name={t('jobFeed.jobs', 'Jobs in the feed')}>
            {plural('jobFeed.open', jobs, { one: '{{count}} open job', other: '{{count}} open jobs' })}
          </Fact>
          {madeAt !== null && (
            <Fact name={t('jobFeed.since', 'Address made')}>
              <DateTime at={madeAt} as="short" />
            </Fact>
          )}
        </Facts>
        <Moves
          of={[
            {
              on: can.make,
              tone: 'neel',
              label: t('jobFeed.make', 'Make address'),
              ...pressed(make, { version }, t('jobFeed.make.done', 'Your feed is on')),
            },
            { on: can.renew, opens: 'renew', label: t('jobFeed.renew', 'New address') },
            { on: can.stop, opens: 'stop', label: t('jobFeed.stop', 'Stop feed') },
          ]}
        />
      </StandingParts>
      <Renew feed={feed} />
      <Stop feed={feed} />
    </Card>
  );
}

function How() {
  const { t } = useTranslation();
  return (
    <Section title={t('jobFeed.how', 'How it works')}>
      <List as="ol" gap={0.5}>
        <li>
          {t(
            'jobFeed.how.enter',
            'Enter the address at a job board that reads XML feeds, such as Indeed or Jooble.',
          )}
        </li>
        <li>
          {t(
            'jobFeed.how.reads',
            'The board reads your open jobs from it, usually once a day. Closed jobs disappear.',
          )}
        </li>
        <li>{t('jobFeed.how.apply', 'Candidates come to the job’s page here and apply as usual.')}</li>
      </List>
      <Note above={0.5}>
        {t('jobFeed.how.count', 'Your hiring figures show how many applicants came from job boards.')}
      </Note>
    </Section>
  );
}

/** The address at which job boards read the open jobs of the business. */
export function FeedPage() {
  const { t } = useTranslation();
  const query = useAsked(getJobFeed);
  return (
    <Page
      title={t('jobFeed.title', 'Job boards')}
      lead={t('jobFeed.lead', 'One address shows your open jobs on job boards.')}
      narrow
    >
      <Loaded query={query} waiting={<DetailSkeleton />}>
        {(feed) => (
          <Stack gap={1.5} narrows>
            <Standing feed={feed} />
            <How />
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}
