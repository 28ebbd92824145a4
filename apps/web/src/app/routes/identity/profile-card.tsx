import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { CardEditor } from '../../../identity/profile/card/card-editor.tsx';
import { useCard } from '../../../identity/profile/card/card.queries.ts';
import { Loaded } from '../../../ui/state/loaded.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { DetailSkeleton } from '../../../ui/state/skeletons.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('card.title', 'Business card'), noindex: true }));

export default function ProfileCard() {
  const { t } = useTranslation();
  return (
    <Page
      title={t('card.title', 'Business card')}
      lead={t('card.lead', 'A page about you to share, print as a QR code or save in contacts.')}
    >
      <Loaded query={useCard()} waiting={<DetailSkeleton />}>
        {(card) => <CardEditor card={card} />}
      </Loaded>
    </Page>
  );
}
