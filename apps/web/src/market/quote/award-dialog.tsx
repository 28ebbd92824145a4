import { awardParts } from '@nukkad/contract/market/quote/award.api';
import type { Comparison } from '@nukkad/contract/market/quote/comparison.model';
import { useState } from 'react';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Refusal } from '../../ui/state/refusal.tsx';
import type { OpenDialog } from '../../ui/dialog/form-dialog.tsx';
import { Question } from '../../ui/dialog/question.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { changedParts, emptiedPartners, presentChoice } from './award-choice.rules.ts';
import { AwardLines } from './award-lines.tsx';
import { AwardSums } from './award-sums.tsx';
import { useAwardPrice } from './quote.queries.ts';
import { Paragraph } from '../../ui/page/parts.tsx';

function Award({ of, dialog }: { of: Comparison; dialog: OpenDialog }) {
  const { t, plural } = useTranslation();
  const [choice, setChoice] = useState(() => presentChoice(of));
  const parts = changedParts(of, choice);
  const emptied = emptiedPartners(of, choice);
  const priced = useAwardPrice(of.rfqId, parts);
  const shown = parts.length > 0 ? (priced.data?.parts ?? []) : [];
  const isReady = parts.length > 0 && emptied.length === 0 && priced.isSuccess && !priced.isFetching;
  const withTotals = parts.map((part) => ({
    ...part,
    total: shown.find(({ leadId }) => leadId === part.leadId)?.price.total ?? 0,
  }));
  return (
    <Question
      dialog={dialog}
      title={t('offers.award.title', 'Divide the work')}
      consequences={[
        t(
          'offers.award.accepts',
          'Each partner gets a quote with only its lines, and accepts it or sends another.',
        ),
        t('offers.award.own', 'Each one has its own agreement, advance and project.'),
        t('offers.award.rest', 'Lines you don’t award remain open.'),
      ]}
      confirm={
        parts.length > 0
          ? plural('offers.award.confirm', parts.length, {
              one: 'Send to {{count}} partner',
              other: 'Send to {{count}} partners',
            })
          : t('offers.award.choose', 'Choose partners first')
      }
      send={useSend(awardParts)}
      request={isReady ? { rfqId: of.rfqId, parts: withTotals } : null}
      said={t('offers.award.done', 'Sent to the partners')}
    >
      <AwardLines of={of} choice={choice} onChoice={setChoice} />
      {emptied.map(({ leadId, companyName }) => (
        <Paragraph key={leadId} tone="bad" role="alert">
          {t(
            'offers.award.emptied',
            '{{companyName}} would have no lines left. Decline its quote first, or leave it a line.',
            { companyName },
          )}
        </Paragraph>
      ))}
      {priced.error && parts.length > 0 && <Refusal>{priced.error.message}</Refusal>}
      <AwardSums parts={shown} />
    </Question>
  );
}

/** The form behind `?dialog=award`: each line of the work to one of the partners that offer it. */
export function AwardDialog({ of }: { of: Comparison }) {
  const dialog = useUrlDialog('award');
  if (!dialog.opened || !of.can.award) return null;
  return <Award of={of} dialog={dialog} />;
}
