import { Anchor, Badge, Button, Group, Stack, Text } from '@mantine/core';
import type {
  ModerationCaseDetails,
  ModeratedMember,
} from '@nukkad/contract/network/moderation/moderation.model';
import { getModerationCase } from '@nukkad/contract/network/moderation/moderation-office.api';
import { Link, useParams } from 'react-router';
import { useAsked } from '../../platform/asked.ts';
import { t } from '../../platform/words.ts';
import { Facts } from '../../ui/facts.tsx';
import { momentWords } from '../../ui/moment-words.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ErrorNotice, LoadingSkeleton } from '../../ui/query-states.tsx';
import { useFilter } from '../../ui/use-filter.ts';
import { CaseAround, CaseHistory, CaseRemoval, CaseReports } from './case-context.tsx';
import { CaseDialogs } from './case-dialogs.tsx';
import { caseStatusWords, colourOf, subjectWords } from './case-words.ts';

/** One case: what was written around it, who reported it and why, what else its author did, and the decision. */
export function CasePage() {
  const { caseId = '' } = useParams();
  const { data, error, refetch } = useAsked(getModerationCase, { params: { caseId } });
  return (
    <PageFrame
      title={data ? subjectWords[data.subject] : t('officeCase.case', 'Case')}
      back={{ to: '/moderation', label: t('officeCase.back', 'Back to moderation') }}
    >
      {error ? <ErrorNotice error={error} again={() => void refetch()} /> : null}
      {!data && !error ? <LoadingSkeleton /> : null}
      {data ? <Whole details={data} /> : null}
    </PageFrame>
  );
}

function Whole({ details }: { details: ModerationCaseDetails }) {
  const [{ dialog }, change] = useFilter(['dialog']);
  return (
    <Stack gap="md">
      <Decision details={details} open={(verb) => change({ dialog: verb })} />
      <CaseRemoval removal={details.removal} />
      <CaseAround lines={details.around} />
      <CaseReports reports={details.reported} />
      <CaseHistory history={details.history} />
      <CaseDialogs details={details} dialog={dialog} onClose={() => change({ dialog: '' })} />
    </Stack>
  );
}

const pageOf = ({ userId, organisationId }: ModeratedMember): string =>
  organisationId ? `/partners/${organisationId}` : `/people/${userId ?? ''}`;

function Author({ author }: { author: ModeratedMember | null }) {
  if (!author) return t('common.noName', 'No name');
  return (
    <Anchor component={Link} to={pageOf(author)} inherit>
      {author.name}
    </Anchor>
  );
}

function Decision({ details, open }: { details: ModerationCaseDetails; open: (verb: string) => void }) {
  const { caseId, author, can, excerpt, pausedUntil, since, strikes } = details;
  return (
    <Panel
      title={<Author author={author} />}
      beside={
        <Badge color={colourOf(details)} miw="max-content">
          {caseStatusWords[details.status]}
        </Badge>
      }
    >
      <Facts
        facts={[
          [t('officeCase.reportedWords', 'As reported'), excerpt || '–'],
          [t('officeCase.since', 'Waiting since'), momentWords(since)],
          [t('officeCase.strikes', 'Strikes in 90 days'), String(strikes)],
          [t('officeCase.paused', 'Posting paused until'), pausedUntil ? momentWords(pausedUntil) : '–'],
        ]}
      />
      <Group gap="sm">
        {can.keep ? <Button onClick={() => open('keep')}>{t('officeCase.keep', 'Keep')}</Button> : null}
        {can.remove ? (
          <Button color="sindoor" onClick={() => open('remove')}>
            {t('officeCase.remove', 'Remove')}
          </Button>
        ) : null}
        {can.grant ? (
          <Button onClick={() => open('grant')}>{t('officeCase.grant', 'Accept appeal')}</Button>
        ) : null}
        {can.refuse ? (
          <Button color="sindoor" onClick={() => open('refuse')}>
            {t('officeCase.refuse', 'Decline appeal')}
          </Button>
        ) : null}
        <Anchor component={Link} to={`/audit?subjectId=${caseId}`} size="sm">
          <Text span size="sm">
            {t('officeCase.inAuditLog', 'View in audit log')}
          </Text>
        </Anchor>
      </Group>
    </Panel>
  );
}
