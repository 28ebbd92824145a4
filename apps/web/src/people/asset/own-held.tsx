import { answerAsset } from '@nukkad/contract/people/asset/asset.api';
import type { Custody } from '@nukkad/contract/people/asset/asset.model';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Card } from '../../ui/page/card.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import type { OpenDialog } from '../../ui/dialog/form-dialog.tsx';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { Listed } from '../../ui/page/listed.tsx';
import { FilledQuestion } from '../../ui/dialog/question.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { toast, toastFailure } from '../../ui/dialog/toast.ts';
import { useDialogLink, useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { UrlTabs, useUrlTab } from '../../ui/page/url-tabs.tsx';
import { StatePill } from '../../ui/state/state-pill.tsx';
import { MoveList, MovePhoto } from './asset-history.tsx';
import { dueWords, kindNames } from './asset-words.ts';
import { assetEmpty } from './asset.empty.ts';
import { CardHead, List, Note, Row } from '../../ui/page/parts.tsx';
import styles from './asset.module.css';
import { useAssetsLive, useOwnCustody } from './asset.queries.ts';

const shortestReason = 10;

function Answer({ custody: { custodyId, assetId, version } }: { custody: Custody }) {
  const { t } = useTranslation();
  const answer = useSend(answerAsset);
  const dispute = useDialogLink('not-mine', { custody: custodyId });
  return (
    <Row gap={0.75} above={0.75} hidesEmpty>
      <Button
        busy={answer.isPending}
        onClick={() =>
          answer.mutate(
            { assetId, version, hasIt: true },
            {
              onSuccess: () => toast.success(t('asset.own.confirmed', 'Confirmed')),
              onError: toastFailure,
            },
          )
        }
      >
        {t('asset.own.have', 'I have it')}
      </Button>
      <ButtonLink {...dispute} tone="plain">
        {t('asset.own.not', 'I don’t have it')}
      </ButtonLink>
    </Row>
  );
}

function Dispute({ custody, dialog }: { custody: Custody; dialog: OpenDialog }) {
  const { t } = useTranslation();
  const { assetId, version, name } = custody;
  return (
    <FilledQuestion
      dialog={dialog}
      title={t('asset.own.not.title', 'You don’t have “{{name}}”?', { name })}
      consequences={[t('asset.own.not.follows', 'We’ll send your reason to the office.')]}
      confirm={t('asset.own.not', 'I don’t have it')}
      send={useSend(answerAsset)}
      initial={{ reason: '' }}
      request={({ reason }) =>
        reason.trim().length < shortestReason ? null : { assetId, version, hasIt: false, reason }
      }
    >
      {({ typed: { reason }, change }) => (
        <HindiField
          long
          label={t('asset.own.why', 'Why? At least 10 characters')}
          value={reason}
          maxLength={500}
          onText={(next) => change({ reason: next })}
        />
      )}
    </FilledQuestion>
  );
}

function State({ custody }: { custody: Custody }) {
  const { t } = useTranslation();
  const { outcome, confirmedAt } = custody;
  const ended = {
    returned: t('asset.own.returned', 'Returned'),
    disputed: t('asset.status.disputed', 'Disputed'),
    lost: t('asset.status.lost', 'Lost'),
  };
  if (outcome) return <StatePill tone={outcome === 'returned' ? 'good' : 'bad'}>{ended[outcome]}</StatePill>;
  return (
    <StatePill tone={confirmedAt ? 'quiet' : 'due'}>
      {confirmedAt ? t('asset.own.held', 'You have it') : t('asset.own.unanswered', 'Please confirm')}
    </StatePill>
  );
}

function One({ custody }: { custody: Custody }) {
  const voice = useTranslation();
  const { t } = voice;
  const { name, kind, tag, outcome, isLate, moves, can } = custody;
  return (
    <Card as="li" quiet>
      <CardHead>
        <h2 translate="no">{name}</h2>
        <State custody={custody} />
      </CardHead>
      <Note weight={400} breaks above={0.25}>
        {[kindNames[kind](t), tag].filter(Boolean).join(' · ')}
      </Note>
      {outcome === null && (
        <p className={styles.due} data-late={isLate || undefined}>
          {dueWords(voice, custody)}
        </p>
      )}
      <MoveList moves={moves} />
      {can.answer && <Answer custody={custody} />}
    </Card>
  );
}

const ownTabs = ['held', 'past'] as const;

function Empty({ tab }: { tab: (typeof ownTabs)[number] }) {
  const { t } = useTranslation();
  if (tab === 'held') return <EmptyScreen screen={assetEmpty['no-held']} />;
  return (
    <EmptyState scene="done" title={t('asset.own.past.none', 'Nothing returned yet')}>
      {t('asset.own.past.words', 'What you gave back is listed here with its photos.')}
    </EmptyState>
  );
}

/** What someone was handed by their business: what they have now, or what they gave back. */
export function OwnHeld({ name = 'tab' }: { name?: string }) {
  const { t } = useTranslation();
  const tab = useUrlTab(ownTabs, name);
  const dispute = useUrlDialog('not-mine', ['custody']);
  useAssetsLive();
  return (
    <>
      <UrlTabs
        name={name}
        label={t('asset.own', 'What I hold')}
        tabs={[
          { value: 'held', label: t('asset.own.tab.held', 'With me') },
          { value: 'past', label: t('asset.own.tab.past', 'Given back') },
        ]}
      />
      <Listed list={useOwnCustody(tab)} waiting={<ListSkeleton count={3} />} empty={<Empty tab={tab} />}>
        {(items) => {
          const disputed = items.find(({ custodyId }) => custodyId === dispute.get('custody'));
          return (
            <>
              <List>
                {items.map((custody) => (
                  <One key={custody.custodyId} custody={custody} />
                ))}
              </List>
              {items.map((custody) => (
                <MovePhoto key={custody.custodyId} moves={custody.moves} name={custody.name} />
              ))}
              {dispute.opened && disputed?.can.answer && <Dispute custody={disputed} dialog={dispute} />}
            </>
          );
        }}
      </Listed>
    </>
  );
}
