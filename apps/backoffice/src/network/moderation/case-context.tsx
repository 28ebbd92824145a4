import { Anchor, Badge, Group, Stack, Text } from '@mantine/core';
import type { ModerationCaseDetails } from '@nukkad/contract/network/moderation/moderation.model';
import type { ReactNode } from 'react';
import { t } from '../../platform/words.ts';
import { Moment } from '../../ui/moment.tsx';
import { Panel } from '../../ui/panel.tsx';
import { appealStatusWords, reasonWords, reportStatusWords, subjectWords } from './case-words.ts';

const typed = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;

function Rows({ children }: { children: ReactNode }) {
  return (
    <Stack gap="sm" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
      {children}
    </Stack>
  );
}

/** Pictures, files and links that were shown with the words. */
function Carries({ carries }: { carries: ModerationCaseDetails['around'][number]['carries'] }) {
  return carries.map(({ words, url }) => (
    <Text size="sm" style={typed} key={`${words} ${url ?? ''}`}>
      {url === null ? (
        words
      ) : (
        <Anchor href={url} target="_blank" rel="noopener noreferrer nofollow">
          {words}
        </Anchor>
      )}
    </Text>
  ));
}

/** The post and the comments beside it; what the case is about is marked. */
export function CaseAround({ lines }: { lines: ModerationCaseDetails['around'] }) {
  if (lines.length === 0) return null;
  return (
    <Panel title={t('officeCase.around', 'What was written')}>
      <Rows>
        {lines.map(({ kind, authorName, body, at, isIt, isShown, carries }) => (
          <li key={`${kind} ${at} ${authorName}`}>
            <Group gap="xs">
              <Text size="sm" fw={650}>
                {authorName}
              </Text>
              <Text size="xs" c="dimmed">
                {subjectWords[kind]} · <Moment at={at} />
              </Text>
              {isIt ? <Badge color="haldi">{t('officeCase.isIt', 'This one')}</Badge> : null}
              {isShown ? null : (
                <Badge color="slate" variant="light">
                  {t('officeCase.notShown', 'Not shown')}
                </Badge>
              )}
            </Group>
            <Text size="sm" style={typed}>
              {body}
            </Text>
            <Carries carries={carries} />
          </li>
        ))}
      </Rows>
    </Panel>
  );
}

/** Who reported it is for the back office alone. */
export function CaseReports({ reports }: { reports: ModerationCaseDetails['reported'] }) {
  return (
    <Panel title={t('officeCase.reports', 'Reports')}>
      <Rows>
        {reports.map(({ reporterName, reason, words, status, at }) => (
          <li key={`${at} ${reporterName}`}>
            <Group gap="xs">
              <Text size="sm" fw={650}>
                {reasonWords[reason]}
              </Text>
              <Badge color={status === 'open' ? 'haldi' : 'slate'} variant="light">
                {reportStatusWords[status]}
              </Badge>
              <Text size="xs" c="dimmed">
                {reporterName} · <Moment at={at} />
              </Text>
            </Group>
            {words ? (
              <Text size="sm" style={typed}>
                {words}
              </Text>
            ) : null}
          </li>
        ))}
      </Rows>
    </Panel>
  );
}

type Removal = ModerationCaseDetails['history'][number];

function Removed({ removal }: { removal: Removal }) {
  const { subject, excerpt, reason, words, at, isStrike, appeal } = removal;
  return (
    <>
      <Group gap="xs">
        <Text size="sm" fw={650}>
          {reasonWords[reason]}
        </Text>
        {isStrike ? <Badge color="sindoor">{t('officeCase.strike', 'Strike')}</Badge> : null}
        <Text size="xs" c="dimmed">
          {subjectWords[subject]} · <Moment at={at} />
        </Text>
      </Group>
      <Text size="sm" c="dimmed" style={typed}>
        {excerpt}
      </Text>
      <Text size="sm" style={typed}>
        {words}
      </Text>
      {appeal ? (
        <>
          <Text size="xs" c="dimmed" mt="xs">
            {appealStatusWords[appeal.status]} · <Moment at={appeal.at} />
          </Text>
          <Text size="sm" style={typed}>
            {appeal.words}
          </Text>
          {appeal.answer ? (
            <Text size="sm" style={typed}>
              {appeal.answer}
            </Text>
          ) : null}
        </>
      ) : null}
    </>
  );
}

/** What was decided of this case last, and what its author says to it. */
export function CaseRemoval({ removal }: { removal: Removal | null }) {
  return removal ? (
    <Panel title={t('officeCase.removal', 'Removal')}>
      <div>
        <Removed removal={removal} />
      </div>
    </Panel>
  ) : null;
}

/** What else of its author was removed. */
export function CaseHistory({ history }: { history: ModerationCaseDetails['history'] }) {
  if (history.length === 0) return null;
  return (
    <Panel title={t('officeCase.history', 'Earlier removals of this member')}>
      <Rows>
        {history.map((removal) => (
          <li key={removal.removalId}>
            <Removed removal={removal} />
          </li>
        ))}
      </Rows>
    </Panel>
  );
}
