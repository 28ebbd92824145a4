import { acceptQuote } from '@nukkad/contract/market/quote/quote.api';
import type { QuoteVersion } from '@nukkad/contract/market/quote/quote.model';
import { useState } from 'react';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Refusal } from '../../ui/state/refusal.tsx';
import type { OpenDialog } from '../../ui/dialog/form-dialog.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { Question } from '../../ui/dialog/question.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { ChoiceFields } from './choice-fields.tsx';
import { type TypedChoice, leavesChoice, madeChoice, noChoice } from './choice.rules.ts';
import { useChoicePrice } from './quote.queries.ts';
import { QuotePayments, QuoteSums } from './quote-sums.tsx';
import { Stack } from '../../ui/page/parts.tsx';

interface Props {
  readonly leadId: string;
  /** Of its visits, as the customer chose it on the page; null: none is needed, or chosen yet. */
  readonly addressId: string | null;
  readonly version: QuoteVersion;
  readonly isSplit: boolean;
}

function Asking({ leadId, version, isSplit, addressId, dialog }: Props & { dialog: OpenDialog }) {
  const { t, locale } = useTranslation();
  const [chosen, setChosen] = useState<TypedChoice>(() => noChoice(version));
  const hasOptions = leavesChoice(version);
  const made = madeChoice(chosen);
  const priced = useChoicePrice(
    { leadId, quoteId: version.quoteId, lines: [], ...made },
    hasOptions && made !== null,
  );
  const price = (hasOptions && made ? priced.data : null) ?? version.price;
  const isReady = !hasOptions || (made !== null && priced.isSuccess && !priced.isFetching);
  const choice = hasOptions && made && { choice: { ...made, total: price.total } };
  const { quoteId, versionNumber } = version;
  const advance = formatMoney(price.advance, locale);
  const said = { number: versionNumber, total: formatMoney(price.total, locale) };
  return (
    <Question
      dialog={dialog}
      title={
        made
          ? t('offers.accept.title', 'Accept version {{number}} for {{total}}?', said)
          : t('offers.accept.titleFrom', 'Accept version {{number}}, from {{total}}?', said)
      }
      consequences={[
        t('offers.accept.sign', 'Both of you then sign it.'),
        ...(hasOptions
          ? [t('offers.accept.options', 'What you don’t choose is not part of the agreement.')]
          : []),
        ...(price.advance > 0
          ? [
              t('offers.accept.advance', 'An advance of {{advance}} is due once both have signed.', {
                advance,
              }),
            ]
          : []),
        isSplit
          ? t('offers.accept.part', 'This covers only these lines. Other lines remain with other partners.')
          : t('offers.accept.others', 'All other quotes for this request close then.'),
      ]}
      confirm={t('offers.accept.confirm', 'Accept')}
      send={useSend(acceptQuote)}
      request={isReady ? { leadId, quoteId, ...(addressId && { addressId }), ...choice } : null}
      said={t('offers.accept.done', 'Accepted')}
    >
      {hasOptions && (
        <>
          <ChoiceFields version={version} choice={chosen} onChoice={setChosen} />
          <Refusal>{priced.error?.message}</Refusal>
          <Stack gap={1} aria-live="polite">
            <QuoteSums price={price} />
            <QuotePayments price={price} />
          </Stack>
        </>
      )}
    </Question>
  );
}

/** The question behind `?dialog=accept`: of exactly the version that the page shows, with what is chosen of it. */
export function AcceptDialog(props: Props) {
  const dialog = useUrlDialog('accept');
  if (!dialog.opened) return null;
  return <Asking {...props} key={props.version.quoteId} dialog={dialog} />;
}
