import { listOwnRemovals } from '@nukkad/contract/network/moderation/moderation.api';
import type { OwnRemoval } from '@nukkad/contract/network/moderation/moderation.model';
import type { AppealStatus } from '@nukkad/contract/network/moderation/moderation.noun';
import { reasonNames, subjectNames } from '../../nouns/moderation/reason-words.ts';
import { usePages } from '../../platform/api/pages.ts';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { CardList } from '../../ui/page/card-list.tsx';
import { Listed } from '../../ui/page/listed.tsx';
import { CardHead, Note, Paragraph, Quoted } from '../../ui/page/parts.tsx';
import { Moves } from '../../ui/press/moves.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { type StateTone, StatePill } from '../../ui/state/state-pill.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { AppealDialog, appealDialog } from './appeal-dialog.tsx';

const appeals: Readonly<Record<AppealStatus, (t: Translate) => string>> = {
  open: (t) => t('networkRemoval.appealed', 'Appeal being reviewed'),
  granted: (t) => t('networkRemoval.granted', 'Appeal accepted'),
  refused: (t) => t('networkRemoval.refused', 'Appeal declined'),
};
const tones: Readonly<Record<AppealStatus, StateTone>> = { open: 'due', granted: 'good', refused: 'quiet' };

function Appealed({ appeal }: { appeal: NonNullable<OwnRemoval['appeal']> }) {
  const { t } = useTranslation();
  return (
    <>
      <Note above={0.75}>{t('networkRemoval.youSaid', 'Your appeal')}</Note>
      <Quoted lines breaks translate="no">
        {appeal.words}
      </Quoted>
      {appeal.answer && (
        <>
          <Note above={0.75}>{t('networkRemoval.answer', 'Our answer')}</Note>
          <Paragraph lines breaks translate="no">
            {appeal.answer}
          </Paragraph>
        </>
      )}
    </>
  );
}

function Removed({ removal }: { removal: OwnRemoval }) {
  const { t, locale } = useTranslation();
  const { removalId, subject, excerpt, reason, words, at, isStrike, appeal, appealBefore, can } = removal;
  return (
    <Card as="li" quiet>
      <CardHead>
        <h2>{subjectNames[subject](t)}</h2>
        <StatePill tone={appeal ? tones[appeal.status] : 'bad'}>
          {appeal ? appeals[appeal.status](t) : t('networkRemoval.removed', 'Removed')}
        </StatePill>
      </CardHead>
      <Note above={0.25}>
        {reasonNames[reason](t)} · {formatInstant(at, 'short', locale)}
        {isStrike && <> · {t('networkRemoval.strike', '1 strike')}</>}
      </Note>
      {excerpt && (
        <Quoted above={0.5} breaks translate="no">
          {excerpt}
        </Quoted>
      )}
      <Paragraph above={0.5} lines breaks translate="no">
        {words}
      </Paragraph>
      {appeal && <Appealed appeal={appeal} />}
      {can.appeal && (
        <Note above={0.5}>
          {t('networkRemoval.until', 'You can appeal until {{day}}.', {
            day: formatInstant(appealBefore, 'day', locale),
          })}
        </Note>
      )}
      <Moves
        gap={0.5}
        above={0.75}
        of={[
          {
            on: can.appeal,
            opens: appealDialog,
            about: { removal: removalId },
            label: t('networkRemoval.appeal', 'Appeal'),
          },
        ]}
      />
    </Card>
  );
}

/** What moderators removed of one's own, with their words. */
export function OwnRemovals() {
  const { t } = useTranslation();
  const list = usePages(listOwnRemovals, { limit: 20 });
  const empty = (
    <EmptyState scene="done" title={t('networkRemoval.none', 'Nothing was removed')}>
      {t(
        'networkRemoval.none.words',
        'If moderators remove a post or comment of yours, you can read why here, and appeal.',
      )}
    </EmptyState>
  );
  return (
    <Listed list={list} waiting={<ListSkeleton />} empty={empty}>
      {(removals) => (
        <>
          <CardList>
            {removals.map((removal) => (
              <Removed key={removal.removalId} removal={removal} />
            ))}
          </CardList>
          <AppealDialog removals={removals} />
        </>
      )}
    </Listed>
  );
}
