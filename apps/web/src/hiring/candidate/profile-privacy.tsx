import {
  hideFromBusiness,
  returnCandidate,
  searchBusinesses,
  setCandidatePrivacy,
  showToBusiness,
  withdrawCandidate,
} from '@nukkad/contract/hiring/candidate/candidate.api';
import type { CandidateProfile } from '@nukkad/contract/hiring/candidate/candidate.model';
import { type Visibility, visibilities } from '@nukkad/contract/hiring/candidate/candidate.noun';
import { call } from '../../platform/api/client.ts';
import { useSend } from '../../platform/api/send.ts';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { QuickSearch } from '../../ui/field/quick-search.tsx';
import { RadioList } from '../../ui/field/radio-list.tsx';
import { SwitchLine } from '../../ui/field/switch-line.tsx';
import { Card } from '../../ui/page/card.tsx';
import { List, Note, Row, Stack } from '../../ui/page/parts.tsx';
import { Section } from '../../ui/page/section.tsx';
import { Button } from '../../ui/press/button.tsx';

const visibilityWords: Record<Visibility, (t: Translate) => string> = {
  employers: (t) => t('candidate.visible.employers', 'Businesses that are hiring'),
  applied: (t) => t('candidate.visible.applied', 'Only businesses I apply to'),
  hidden: (t) => t('candidate.visible.hidden', 'No business'),
};

/** Businesses by name that never see the profile. */
function HiddenBusinesses({ privacy: { hiddenBusinesses } }: Pick<CandidateProfile, 'privacy'>) {
  const { t } = useTranslation();
  const hide = useSend(hideFromBusiness, { loud: true });
  const show = useSend(showToBusiness, {
    given: (organisationId: string) => ({ query: { organisationId } }),
    loud: true,
  });
  const find = async (q: string, signal: AbortSignal) => {
    const { items } = await call(searchBusinesses, { query: { q }, quiet: true, signal });
    return items.map(({ organisationId, name }) => ({ key: organisationId, label: name }));
  };
  return (
    <Stack gap={0.5}>
      <QuickSearch
        label={t('candidate.hide', 'Hide from a business')}
        find={find}
        onChoose={({ key }) => hide.mutate({ organisationId: key })}
      />
      <List gap={0.25} hidesEmpty>
        {hiddenBusinesses.map(({ organisationId, name }) => (
          <Row as="li" key={organisationId} align="center" justify="space-between" gap={0.5}>
            <span translate="no">{name}</span>
            <Button
              tone="quiet"
              small
              busy={show.isPending && show.variables === organisationId}
              aria-label={t('candidate.show.of', 'Show to {{name}} again', { name })}
              onClick={() => show.mutate(organisationId)}
            >
              {t('candidate.show', 'Show again')}
            </Button>
          </Row>
        ))}
      </List>
    </Stack>
  );
}

/** Withdraws from all at one tap, and comes back at another. */
function Withdrawal({ isWithdrawn }: { isWithdrawn: boolean }) {
  const { t } = useTranslation();
  const withdraw = useSend(withdrawCandidate, { loud: true });
  const comeBack = useSend(returnCandidate, { loud: true });
  return isWithdrawn ? (
    <Stack gap={0.5}>
      <Note role="status">{t('candidate.withdrawn', 'No business finds your profile now.')}</Note>
      <div>
        <Button busy={comeBack.isPending} onClick={() => comeBack.mutate()}>
          {t('candidate.comeBack', 'Show my profile again')}
        </Button>
      </div>
    </Stack>
  ) : (
    <div>
      <Button tone="danger" busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
        {t('candidate.withdraw', 'Hide my profile from all')}
      </Button>
    </div>
  );
}

/** Who finds the profile; each choice is saved at once. */
export function ProfilePrivacy({ profile: { privacy } }: { profile: CandidateProfile }) {
  const { t } = useTranslation();
  const set = useSend(setCandidatePrivacy, { loud: true });
  const isWithdrawn = privacy.withdrawnAt !== null;
  return (
    <Section title={t('candidate.privacy', 'Who can find me')}>
      <Card quiet>
        <Stack gap={1}>
          {!isWithdrawn && (
            <>
              <RadioList
                label={t('candidate.visible', 'My profile is shown to')}
                name="visibility"
                wide
                options={visibilities.map((value) => ({ value, label: visibilityWords[value](t) }))}
                value={(set.isPending && set.variables.visibility) || privacy.visibility}
                onChange={(visibility) => set.mutate({ visibility })}
              />
              <SwitchLine
                title={t('candidate.hidesFromEmployer', 'Hide from my employer')}
                about={t(
                  'candidate.hidesFromEmployer.about',
                  'Businesses where you are on the team don’t see your profile.',
                )}
                checked={privacy.hidesFromEmployer}
                disabled={set.isPending}
                onChange={(hidesFromEmployer) => set.mutate({ hidesFromEmployer })}
              />
              {privacy.visibility !== 'hidden' && (
                <SwitchLine
                  title={t('candidate.keptForLater', 'Businesses I applied to may keep me for other jobs')}
                  about={t(
                    'candidate.keptForLater.about',
                    'They can find your profile again and invite you. Turn it off, and you leave their lists.',
                  )}
                  checked={privacy.keptForLater}
                  disabled={set.isPending}
                  onChange={(keptForLater) => set.mutate({ keptForLater })}
                />
              )}
              <HiddenBusinesses privacy={privacy} />
            </>
          )}
          <Withdrawal isWithdrawn={isWithdrawn} />
        </Stack>
      </Card>
    </Section>
  );
}
