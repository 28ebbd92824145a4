import { Button, Group } from '@mantine/core';
import { canMove } from '@nukkad/contract/kernel/lifecycle';
import { moveCoupon, type OfficeCoupon, seenOfCoupon } from '@nukkad/contract/market/coupon/coupon-admin.api';
import { couponLifecycle } from '@nukkad/contract/market/coupon/coupon.noun';
import { useState } from 'react';
import { t } from '../../platform/words.ts';
import { WhyForm } from '../../ui/why-form.tsx';

const verbs = [
  {
    verb: 'pause',
    name: t('coupon.pause', 'Pause'),
    doIt: t('coupon.pause', 'Pause'),
    said: (code: string) => t('coupon.paused', '{{code}} is paused.', { code }),
  },
  {
    verb: 'resume',
    name: t('coupon.resume', 'Resume'),
    doIt: t('coupon.resume', 'Resume'),
    said: (code: string) => t('coupon.resumed', '{{code}} is active again.', { code }),
  },
  {
    verb: 'end',
    name: t('coupon.end', 'End'),
    doIt: t('coupon.endOffer', 'End offer'),
    said: (code: string) => t('coupon.ended', '{{code}} has ended.', { code }),
  },
] as const;

type Asked = (typeof verbs)[number] & { readonly shown: ReturnType<typeof seenOfCoupon> };

/** What an Admin may do with it in its present status; each asks for a reason first. */
export function CouponActs({ coupon, onDecide }: { coupon: OfficeCoupon; onDecide: () => void }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = (one: (typeof verbs)[number]) => setAsked({ ...one, shown: seenOfCoupon(coupon) });
  return (
    <Group gap={6} justify="end" wrap="nowrap">
      {coupon.canDecide ? (
        <Button
          size="xs"
          onClick={onDecide}
          aria-label={t('coupon.review', 'Review {{code}}', { code: coupon.code })}
        >
          {t('common.review', 'Review')}
        </Button>
      ) : null}
      {verbs
        .filter(({ verb }) => canMove(couponLifecycle, verb, coupon.status))
        .map((one) => (
          <Button
            key={one.verb}
            variant={one.verb === 'end' ? 'subtle' : 'default'}
            color={one.verb === 'end' ? 'sindoor' : 'neel'}
            size="xs"
            onClick={() => ask(one)}
            aria-label={`${one.name} ${coupon.code}`}
          >
            {one.name}
          </Button>
        ))}
      {asked ? (
        <WhyForm
          title={`${asked.name} ${coupon.code}`}
          doIt={asked.doIt}
          endpoint={moveCoupon}
          bodyOf={(why) => ({ verb: asked.verb, why, seen: asked.shown })}
          params={{ couponId: coupon.couponId }}
          said={({ code }) => asked.said(code)}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </Group>
  );
}
