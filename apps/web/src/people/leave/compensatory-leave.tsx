import { askCompensatory } from '@nukkad/contract/people/leave/compensatory.api';
import type { CompensatoryDay } from '@nukkad/contract/people/leave/compensatory.model';
import { ApprovalPill } from '../../nouns/approval/approval-pill.tsx';
import { dayInWords, halvesInWords } from '../../nouns/approval/approval-words.ts';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { CardList } from '../../ui/page/card-list.tsx';
import { Card } from '../../ui/page/card.tsx';
import { durationInWords } from '../../ui/time/duration.tsx';
import type { OpenDialog } from '../../ui/dialog/form-dialog.tsx';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { Moves } from '../../ui/press/moves.tsx';
import { FilledQuestion, Question } from '../../ui/dialog/question.tsx';
import { Section } from '../../ui/page/section.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { useCompensatory, useWithdrawCompensatory } from './compensatory.queries.ts';
import { Note, Paragraph } from '../../ui/page/parts.tsx';
import styles from './leave.module.css';

function Acts({ one: { day, can, request } }: { one: CompensatoryDay }) {
  const { t } = useTranslation();
  return (
    <Moves
      small
      of={[
        {
          on: can.ask,
          opens: 'compensatory',
          about: { day },
          label: t('compensatory.ask', 'Ask for leave instead'),
        },
        {
          on: request?.can.withdraw,
          opens: 'compensatory-withdraw',
          about: { day },
          label: t('leave.withdraw', 'Withdraw'),
        },
      ]}
    />
  );
}

function One({ one }: { one: CompensatoryDay }) {
  const voice = useTranslation();
  const { t, locale } = voice;
  const words = [
    one.isHoliday ? t('compensatory.holiday', 'Holiday') : t('compensatory.weekend', 'Weekly day off'),
    t('compensatory.worked', '{{time}} worked', { time: durationInWords(voice, one.workedMinutes) }),
    halvesInWords(voice, one.halves),
    one.expiresOn &&
      t('compensatory.until', 'Take it by {{day}}', { day: dayInWords(one.expiresOn, locale) }),
  ];
  return (
    <Card as="li" quiet className={styles.stack}>
      <div className={styles.head}>
        <h3>{dayInWords(one.day, locale)}</h3>
        {one.request && <ApprovalPill request={one.request} />}
      </div>
      <Note>{words.filter(Boolean).join(' · ')}</Note>
      {one.request?.reason && (
        <Paragraph breaks above={0.35}>
          {one.request.reason}
        </Paragraph>
      )}
      <Acts one={one} />
    </Card>
  );
}

function Ask({
  one,
  expiresDays,
  dialog,
}: {
  one: CompensatoryDay;
  expiresDays: number;
  dialog: OpenDialog;
}) {
  const voice = useTranslation();
  const { t, plural, locale } = voice;
  return (
    <FilledQuestion
      dialog={dialog}
      title={t('compensatory.ask.title', 'Ask for leave for {{day}}?', { day: dayInWords(one.day, locale) })}
      consequences={[
        t('compensatory.ask.halves', 'Leave that you ask for: {{days}}', {
          days: halvesInWords(voice, one.halves),
        }),
        t('compensatory.ask.overtime', 'Once approved, these hours aren’t paid as overtime.'),
        plural('compensatory.ask.expires', expiresDays, {
          one: 'It expires {{count}} day after it is approved.',
          other: 'It expires {{count}} days after it is approved.',
        }),
      ]}
      confirm={t('leave.send', 'Send request')}
      send={useSend(askCompensatory)}
      initial={{ note: '' }}
      request={({ note }) => ({ day: one.day, ...(note && { note }) })}
      said={t('leave.sent', 'Request sent')}
    >
      {({ typed: { note }, change }) => (
        <HindiField
          label={t('compensatory.note', 'What did you do? (optional)')}
          name="note"
          value={note}
          maxLength={300}
          onText={(next) => change({ note: next })}
        />
      )}
    </FilledQuestion>
  );
}

function Withdraw({ one, dialog }: { one: CompensatoryDay; dialog: OpenDialog }) {
  const { t } = useTranslation();
  const withdraw = useWithdrawCompensatory();
  const { request } = one;
  if (!request) return null;
  return (
    <Question
      dialog={dialog}
      danger
      title={t('leave.withdraw.ask', 'Withdraw this request?')}
      consequences={[t('compensatory.withdraw.follows', 'These hours stay overtime.')]}
      confirm={t('leave.withdraw', 'Withdraw')}
      send={withdraw}
      request={request}
      said={t('leave.withdraw.done', 'Request withdrawn')}
    />
  );
}

/** Days off on which this person worked: each can become leave, in place of overtime. Nothing where there are none. */
export function CompensatorySection() {
  const { t } = useTranslation();
  const { data } = useCompensatory();
  const ask = useUrlDialog('compensatory', ['day']);
  const withdraw = useUrlDialog('compensatory-withdraw', ['day']);
  if (!data || data.items.length === 0) return null;
  const { items, expiresDays } = data;
  const named = (day: string | null) => items.find((one) => one.day === day);
  const [asked, withdrawn] = [named(ask.get('day')), named(withdraw.get('day'))];
  return (
    <Section title={t('compensatory.title', 'Work on your days off')}>
      <CardList>
        {items.map((one) => (
          <One key={one.day} one={one} />
        ))}
      </CardList>
      {ask.opened && asked?.can.ask && <Ask one={asked} expiresDays={expiresDays ?? 0} dialog={ask} />}
      {withdraw.opened && withdrawn?.request?.can.withdraw && <Withdraw one={withdrawn} dialog={withdraw} />}
    </Section>
  );
}
