import type { CompensatoryDay } from '@nukkad/contract/people/leave/compensatory.model';
import { useState } from 'react';
import { ApprovalPill } from '../../nouns/approval/approval-pill.tsx';
import { dayInWords, halvesInWords } from '../../nouns/approval/approval-words.ts';
import { newIdempotencyKey } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { CardList } from '../../ui/card-list.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { durationInWords } from '../../ui/duration.tsx';
import { HindiField } from '../../ui/hindi-field.tsx';
import { Section } from '../../ui/section.tsx';
import { toast } from '../../ui/toast.ts';
import { useDialogLink, useUrlDialog } from '../../ui/url-dialog.ts';
import { useAskCompensatory, useCompensatory, useWithdrawCompensatory } from './compensatory.queries.ts';
import { Note, Paragraph, Row } from '../../ui/parts.tsx';
import styles from './leave.module.css';

function Acts({ one }: { one: CompensatoryDay }) {
  const { t } = useTranslation();
  const ask = useDialogLink('compensatory', { day: one.day });
  const withdraw = useDialogLink('compensatory-withdraw', { day: one.day });
  if (!one.can.ask && !one.request?.can.withdraw) return null;
  return (
    <Row gap={0.6} hidesEmpty>
      {one.can.ask && (
        <ButtonLink {...ask} small tone="plain">
          {t('compensatory.ask', 'Ask for leave instead')}
        </ButtonLink>
      )}
      {one.request?.can.withdraw && (
        <ButtonLink {...withdraw} small tone="plain">
          {t('leave.withdraw', 'Withdraw')}
        </ButtonLink>
      )}
    </Row>
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
  onClose,
}: {
  one: CompensatoryDay;
  expiresDays: number;
  onClose: () => void;
}) {
  const voice = useTranslation();
  const { t, plural, locale } = voice;
  const [key, setKey] = useState(newIdempotencyKey);
  const [note, setNote] = useState('');
  const send = useAskCompensatory(key);
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
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
      onConfirm={async () => {
        await send
          .mutateAsync({ day: one.day, ...(note && { note }) })
          .finally(() => setKey(newIdempotencyKey()));
        toast.success(t('leave.sent', 'Request sent'));
      }}
    >
      <HindiField
        label={t('compensatory.note', 'What did you do? (optional)')}
        name="note"
        value={note}
        maxLength={300}
        onText={setNote}
      />
    </ConfirmDialog>
  );
}

function Withdraw({ one, onClose }: { one: CompensatoryDay; onClose: () => void }) {
  const { t } = useTranslation();
  const withdraw = useWithdrawCompensatory();
  const { request } = one;
  if (!request) return null;
  return (
    <ConfirmDialog
      opened
      danger
      onClose={onClose}
      title={t('leave.withdraw.ask', 'Withdraw this request?')}
      consequences={[t('compensatory.withdraw.follows', 'These hours stay overtime.')]}
      confirm={t('leave.withdraw', 'Withdraw')}
      onConfirm={async () => {
        await withdraw.mutateAsync(request);
        toast.success(t('leave.withdraw.done', 'Request withdrawn'));
      }}
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
      {ask.opened && asked?.can.ask && <Ask one={asked} expiresDays={expiresDays ?? 0} onClose={ask.close} />}
      {withdraw.opened && withdrawn?.request?.can.withdraw && (
        <Withdraw one={withdrawn} onClose={withdraw.close} />
      )}
    </Section>
  );
}
