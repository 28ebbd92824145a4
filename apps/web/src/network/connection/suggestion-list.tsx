import { dismissSuggestion } from '@nukkad/contract/network/connection/connection.api';
import type { SuggestedMember } from '@nukkad/contract/network/connection/connection.model';
import { useSend } from '../../platform/api/send.ts';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Listed } from '../../ui/page/listed.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Button } from '../../ui/press/button.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { useSuggestions } from './connection.queries.ts';
import { MemberRows } from './member-rows.tsx';
import { MutualWords } from './mutual-words.tsx';

type Why = Pick<SuggestedMember, 'detail'>;
const reasons: Readonly<Record<SuggestedMember['reason'], (t: Translate, why: Why) => string>> = {
  worked_together: (t, { detail }) => t('network.why.worked', 'You met over booking {{detail}}', { detail }),
  same_business: (t, { detail }) => t('network.why.business', 'You both work with {{detail}}', { detail }),
  mutual: (t) => t('network.why.mutual', 'You know the same people'),
  same_trade: (t) => t('network.why.trade', 'The same trade in your city'),
};

/** Why a member is suggested. */
export const suggestionReason = (t: Translate, item: SuggestedMember): string =>
  reasons[item.reason](t, item);

export function DismissSuggestion({ member: { memberId, name } }: Pick<SuggestedMember, 'member'>) {
  const { t } = useTranslation();
  const dismiss = useSend(dismissSuggestion, {
    given: (id: string) => ({ query: { memberId: id } }),
    loud: true,
  });
  return (
    <Button
      tone="quiet"
      small
      busy={dismiss.isPending}
      aria-label={t('network.dismiss.of', 'Not now: {{name}}', { name })}
      onClick={() => dismiss.mutate(memberId)}
    >
      {t('network.dismiss', 'Not now')}
    </Button>
  );
}

/** Members whom one may know, each with the reason. */
export function SuggestionList() {
  const { t } = useTranslation();
  const none = (
    <EmptyState
      scene="people"
      title={t('network.suggestions.none', 'No suggestions yet')}
      action={
        <ButtonLink to="/network/find" tone="plain">
          {t('network.tab.find', 'Find people')}
        </ButtonLink>
      }
    >
      {t('network.suggestions.words', 'People you work with appear here. We never read your phone book.')}
    </EmptyState>
  );
  return (
    <Listed list={useSuggestions()} waiting={<ListSkeleton count={3} />} empty={none}>
      {(items) => (
        <MemberRows
          items={items}
          about={(item) => (
            <>
              {suggestionReason(t, item)}
              {item.mutual > 0 && ' · '}
              <MutualWords count={item.mutual} />
            </>
          )}
          more={(item) => <DismissSuggestion member={item.member} />}
        />
      )}
    </Listed>
  );
}
