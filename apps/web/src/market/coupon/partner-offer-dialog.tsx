import type { PartnerOffer } from '@nukkad/contract/market/coupon/partner-offer.api';
import { seenOfCoupon } from '@nukkad/contract/market/coupon/coupon-admin.api';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import type { OpenDialog } from '../../ui/dialog/form-dialog.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { Question } from '../../ui/dialog/question.tsx';
import { useDialogLink, useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { moveWords, offerMoves } from './offer-moves.ts';
import {
  conditionsOf,
  daysWords,
  howWords,
  statusWords,
  usedWords,
  worthWords,
} from './partner-offer-words.ts';
import { type OfferMove, useMoveOffer } from './partner-offer.queries.ts';
import styles from './partner-offer.module.css';

export const offerDialog = 'offer';
const moveDialog = 'move-offer';

function MoveLink({ offer, verb }: { offer: PartnerOffer; verb: OfferMove['verb'] }) {
  const { t } = useTranslation();
  const link = useDialogLink(moveDialog, { offer: offer.couponId, verb });
  const isMain = verb === 'consent' || verb === 'resume';
  return (
    <ButtonLink {...link} tone={isMain ? 'neel' : 'plain'} wide>
      {moveWords(t, verb).button}
    </ButtonLink>
  );
}

function Facts({ offer }: { offer: PartnerOffer }) {
  const { t, plural, locale } = useTranslation();
  const facts = [
    [t('ownOffer.worth', 'Discount'), worthWords(t, locale, offer)],
    [t('ownOffer.code', 'Code'), howWords(t, offer)],
    [t('ownOffer.days', 'Dates'), daysWords(t, locale, offer)],
    [t('ownOffer.status', 'Status'), statusWords(t, offer.status)],
    [
      t('ownOffer.share', 'You bear'),
      t('ownOffer.share.words', '{{percent}}% of the discount', { percent: offer.partnerPercent }),
    ],
    [t('ownOffer.used', 'Used'), usedWords(offer)],
    [
      t('ownOffer.cost', 'Cost to you'),
      plural(
        'ownOffer.costOf',
        offer.jobs,
        { one: '{{sum}} for {{count}} job', other: '{{sum}} for {{count}} jobs' },
        { sum: formatMoney(offer.cost, locale) },
      ),
    ],
  ] as const;
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ul className={styles.conditions}>
        {conditionsOf(t, plural, locale, offer).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </>
  );
}

function Move({ offer, verb, dialog }: { offer: PartnerOffer; verb: OfferMove['verb']; dialog: OpenDialog }) {
  const { t } = useTranslation();
  const move = useMoveOffer();
  const words = moveWords(t, verb);
  const { couponId } = offer;
  return (
    <Question
      dialog={dialog}
      danger={verb === 'end'}
      title={words.title}
      consequences={words.consequences(offer)}
      confirm={words.button}
      keep={t('ownOffer.back', 'Go back')}
      send={move}
      request={(seen) => ({ couponId, verb, seen: seen(seenOfCoupon(offer)) })}
      said={words.done}
    />
  );
}

/** An offer with its terms and figures, and what can be done with it; both are in the address. */
export function OfferDialogs({ rows }: { rows: readonly PartnerOffer[] }) {
  const shown = useUrlDialog(offerDialog, ['offer']);
  const moved = useUrlDialog(moveDialog, ['offer', 'verb']);
  const of = (couponId: string | null) => rows.find((row) => row.couponId === couponId);
  const offer = shown.opened ? of(shown.get('offer')) : undefined;
  const moving = moved.opened ? of(moved.get('offer')) : undefined;
  const verb = offerMoves.find((known) => known === moved.get('verb'));
  if (moving && verb && moving.can[verb]) return <Move offer={moving} verb={verb} dialog={moved} />;
  if (!offer) return null;
  const can = offerMoves.filter((known) => offer.can[known]);
  return (
    <Dialog
      opened
      onClose={shown.close}
      title={offer.title}
      footer={
        can.length > 0 && (
          <div className={styles.acts}>
            {can.map((known) => (
              <MoveLink key={known} offer={offer} verb={known} />
            ))}
          </div>
        )
      }
    >
      <Facts offer={offer} />
    </Dialog>
  );
}
