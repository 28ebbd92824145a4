import { seenOfTerms } from '@nukkad/contract/identity/privacy/terms.api';
import type { OwnTerms } from '@nukkad/contract/identity/privacy/terms.model';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { isOwnPath } from '../../platform/session/session-store.ts';
import { Question } from '../../ui/dialog/question.tsx';
import { useDialogLink, useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { CardList } from '../../ui/page/card-list.tsx';
import { Note, Row, Stack } from '../../ui/page/parts.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { AgreedTerms } from './agreed-terms.tsx';
import { useAgreeToTerms } from './terms.queries.ts';
import { legalNames } from './terms-words.ts';
import { WaitingTermsCard } from './waiting-terms-card.tsx';

const agreeDialog = 'agree';

/** Where the person came from; an address of another site is not followed. */
function useWayOn(): string {
  const [search] = useSearchParams();
  const asked = search.get('return') ?? '';
  return isOwnPath(asked) ? asked : '/';
}

/** What waits for an agreement, and what was agreed to. */
export function OwnTermsView({ own }: { own: OwnTerms }) {
  const { t } = useTranslation();
  const on = useWayOn();
  return (
    <Stack gap={1.5}>
      {own.waiting.length > 0 ? (
        <Waiting own={own} on={on} />
      ) : (
        <EmptyState
          title={t('privacy.terms.none', 'Nothing needs your agreement')}
          action={<ButtonLink to={on}>{t('privacy.terms.goOn', 'Continue')}</ButtonLink>}
        >
          {t('privacy.terms.none.words', 'When our terms change, you read here what is new.')}
        </EmptyState>
      )}
      <AgreedTerms agreed={own.agreed} />
    </Stack>
  );
}

function Waiting({ own, on }: { own: OwnTerms; on: string }) {
  const { t, locale } = useTranslation();
  const from = own.waiting.map(({ agreeFrom }) => agreeFrom).toSorted()[0] ?? '';
  const agree = useDialogLink(agreeDialog);
  return (
    <>
      <CardList>
        {own.waiting.map((waiting) => (
          <WaitingTermsCard key={waiting.page} waiting={waiting} />
        ))}
      </CardList>
      <Note>
        {t(
          'privacy.terms.notNow.words',
          'Not now? What you booked or ordered goes on as before. From {{day}}, new bookings, requests, quotes and lead packs wait until you agree.',
          { day: formatInstant(from, 'day', locale) },
        )}
      </Note>
      <Row gap={0.75}>
        <ButtonLink {...agree}>{t('privacy.terms.agree', 'Agree')}</ButtonLink>
        <ButtonLink to={on} tone="plain">
          {t('privacy.terms.notNow', 'Not now')}
        </ButtonLink>
      </Row>
      <AgreeQuestion own={own} on={on} />
    </>
  );
}

/** Says the versions one by one: exactly these are agreed to. */
function AgreeQuestion({ own, on }: { own: OwnTerms; on: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const names = legalNames(t);
  return (
    <Question
      dialog={useUrlDialog(agreeDialog)}
      title={t('privacy.terms.agree.title', 'Agree to these versions?')}
      consequences={[
        ...own.waiting.map(({ page, number }) =>
          t('privacy.terms.exact', '{{page}}, version {{number}}', { page: names[page], number }),
        ),
        t('privacy.terms.logged', 'We keep the time and the language in which you agreed.'),
      ]}
      confirm={t('privacy.terms.agree', 'Agree')}
      send={useAgreeToTerms()}
      request={(seen) => ({ seen: seen(seenOfTerms(own)) })}
      said={t('privacy.terms.agreed', 'Thank you. You can go on.')}
      onSent={() => navigate(on, { replace: true })}
    />
  );
}
