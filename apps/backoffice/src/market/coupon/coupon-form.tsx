import { SimpleGrid, TextInput } from '@mantine/core';
import {
  changeCoupon,
  makeCoupon,
  type OfficeCoupon,
  seenOfCoupon,
  seenOfCouponEffect,
} from '@nukkad/contract/market/coupon/coupon-admin.api';
import { useMemo, useState } from 'react';
import { call } from '../../platform/call.ts';
import { t } from '../../platform/words.ts';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { sendWords } from '../../ui/effect-panel.tsx';
import { useSaving } from '../../ui/use-saving.ts';
import { WhyField } from '../../ui/why-field.tsx';
import { CouponEffectPanel, useCouponEffect } from './coupon-effect.tsx';
import { HolderFields, LimitFields } from './holder-fields.tsx';
import { ShareFields } from './share-fields.tsx';
import { newTerms, termsOf } from './terms.ts';
import { WorthFields } from './worth-fields.tsx';

function saidOf({ code, status, partnerName }: OfficeCoupon, isChange: boolean): string {
  if (status === 'Asked')
    return t('coupon.asked', '{{code}} starts once {{partner}} agrees.', {
      code,
      partner: partnerName ?? '',
    });
  if (status === 'Waiting') return t('coupon.sent', '{{code}} sent for approval.', { code });
  return isChange
    ? t('coupon.saved', '{{code}} saved.', { code })
    : t('coupon.created', '{{code}} created. It starts on its first day.', { code });
}

/** Makes an offer, or changes one for bookings to come. */
export function CouponForm({ coupon, onClose }: { coupon: OfficeCoupon | null; onClose: () => void }) {
  const [shown] = useState(() => coupon && seenOfCoupon(coupon));
  const verdictNow = (): ReturnType<typeof seenOfCouponEffect> =>
    seenOfCouponEffect(effect.data ?? { verdict: 'free' });
  const {
    fields: typed,
    errors,
    change,
    dialog,
  } = useSaving({
    endpoint: coupon ? changeCoupon : makeCoupon,
    initial: { code: coupon?.code ?? '', why: '', ...(coupon ? termsOf(coupon) : newTerms(new Date())) },
    bodyOf: (all) => ({ ...all, seen: { ...shown, ...verdictNow() } }),
    save: ({ code, ...body }) => {
      if (!coupon || !shown) return call(makeCoupon, { body: { ...body, code } });
      const { couponId } = coupon;
      return call(changeCoupon, {
        params: { couponId },
        body: { ...body, seen: { ...shown, ...body.seen } },
      });
    },
    said: (saved) => saidOf(saved, coupon !== null),
    onClose,
  });
  const { code, why } = typed;
  // The same object until a field changes: `useCouponEffect` waits for a pause by its identity.
  const terms = useMemo(() => {
    const { code: _code, why: _why, ...rest } = typed;
    return rest;
  }, [typed]);
  const effect = useCouponEffect(terms);
  const fields = { terms, errors, change };
  const known = (coupon?.cityCodes ?? []).map((value, at) => ({
    value,
    label: coupon?.cityNames[at] ?? value,
  }));
  return (
    <DialogForm
      title={coupon ? coupon.code : t('coupon.newOffer', 'New offer')}
      doIt={sendWords(
        effect.data?.verdict,
        coupon ? t('common.save', 'Save') : t('coupon.createOffer', 'Create offer'),
      )}
      size="lg"
      {...dialog}
    >
      {coupon ? null : (
        <TextInput
          label={t('coupon.code', 'Code')}
          description={t('coupon.4To20LettersAnd', '4 to 20 letters and digits. It can’t be changed later.')}
          required
          data-autofocus
          autoComplete="off"
          maxLength={20}
          value={code}
          error={errors['code']}
          onChange={(event) => change({ code: event.currentTarget.value.toUpperCase() })}
        />
      )}
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput
          label={t('coupon.titleEnglish', 'Title in English')}
          required
          value={terms.title}
          error={errors['title']}
          onChange={(event) => change({ title: event.currentTarget.value })}
        />
        <TextInput
          label={t('coupon.titleHindi', 'Title in Hindi')}
          lang="hi"
          required
          value={terms.titleHi}
          error={errors['titleHi']}
          onChange={(event) => change({ titleHi: event.currentTarget.value })}
        />
      </SimpleGrid>
      <WorthFields {...fields} />
      <LimitFields {...fields} />
      <HolderFields {...fields} known={known} />
      <ShareFields {...fields} partnerName={coupon?.partnerName ?? null} />
      <CouponEffectPanel query={effect} />
      <WhyField why={why} error={errors['why']} onChange={(reason) => change({ why: reason })} />
    </DialogForm>
  );
}
