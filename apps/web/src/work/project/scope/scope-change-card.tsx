import type { ScopeChange, ScopeLine } from '@nukkad/contract/work/scope-change/scope-change.model';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Card } from '../../../ui/page/card.tsx';
import { formatInstant } from '../../../ui/time/date-time.tsx';
import { formatMoney } from '../../../ui/mark/money.tsx';
import type { Side } from '../project.queries.ts';
import { dayWords } from '../project-words.ts';
import { Moves } from '../../../ui/press/moves.tsx';
import { scopeStatusNames } from './scope-words.ts';
import { List, Row, Text } from '../../../ui/page/parts.tsx';
import { ChangeDocument } from './sign-change.tsx';
import styles from './scope.module.css';

type Voice = ReturnType<typeof useTranslation>;

const factsOf = (voice: Voice, { amount, dueOn }: NonNullable<ScopeLine['after']>): string =>
  `${formatMoney(amount, voice.locale)} · ${dayWords(voice, dueOn)}`;

const lineNames: Record<ScopeLine['kind'], (t: Voice['t']) => string> = {
  add: (t) => t('scope.line.add', 'New'),
  change: (t) => t('scope.line.change', 'Changed'),
  remove: (t) => t('scope.line.remove', 'Removed'),
};

/** What was, struck through, and what comes. */
function Line({ line: { kind, before, after } }: { line: ScopeLine }) {
  const voice = useTranslation();
  return (
    <li className={styles.line} data-kind={kind}>
      <Text size={0.875} weight={650}>
        {lineNames[kind](voice.t)}
      </Text>
      <div>
        {before && (
          <p>
            <del>
              {before.title} · {factsOf(voice, before)}
            </del>
          </p>
        )}
        {after && (
          <p>
            <ins>
              {after.title} · {factsOf(voice, after)}
            </ins>
          </p>
        )}
      </div>
    </li>
  );
}

function Acts({ change: { scopeChangeId, can } }: { change: ScopeChange }) {
  const { t } = useTranslation();
  const about = { scopeChangeId };
  return (
    <Moves
      small
      gap={0.75}
      of={[
        {
          on: can.accept,
          opens: 'accept-change',
          about,
          label: t('scope.accept', 'Accept change'),
          tone: 'neel',
        },
        {
          on: can.sign,
          opens: 'sign-change',
          about,
          label: t('scope.sign', 'Sign change'),
          tone: 'neel',
        },
        { on: can.reject, opens: 'reject-change', about, label: t('scope.reject', 'Reject') },
        { on: can.withdraw, opens: 'withdraw-change', about, label: t('scope.withdraw', 'Withdraw') },
      ]}
    />
  );
}

/** One change: why, line by line, and what the whole comes to. */
export function ScopeChangeCard({ change, side }: { change: ScopeChange; side: Side }) {
  const voice = useTranslation();
  const { t, locale } = voice;
  const { status, reason, lines, totalBefore, totalAfter, dueOn, dueOnBefore, answer } = change;
  return (
    <Card as="li" quiet={status !== 'Proposed'} className={styles.card ?? ''}>
      <Row gap={[0.25, 0.75]} align="baseline" justify="space-between">
        <strong>{scopeStatusNames[status](t, side)}</strong>
        <Text tone="quiet" size={0.875}>
          {formatInstant(change.proposedAt, 'weekday', locale)}
        </Text>
      </Row>
      <p>{reason}</p>
      <List gap={0.5}>
        {lines.map((line, index) => (
          // The lines of a change are never written again.
          <Line key={index} line={line} />
        ))}
      </List>
      <p>
        {t('scope.total', 'Total: {{before}} → {{after}}', {
          before: formatMoney(totalBefore, locale),
          after: formatMoney(totalAfter, locale),
        })}
        {dueOn !== dueOnBefore &&
          ` · ${t('scope.end', 'last day {{before}} → {{after}}', {
            before: dayWords(voice, dueOnBefore),
            after: dayWords(voice, dueOn),
          })}`}
      </p>
      {answer && (
        <Text as="p" tone="quiet" size={0.875}>
          {t('scope.answer', 'Rejected: {{answer}}', { answer })}
        </Text>
      )}
      <ChangeDocument change={change} />
      <Acts change={change} />
    </Card>
  );
}
