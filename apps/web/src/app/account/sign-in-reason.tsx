import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ownPath } from '../../identity/account/after-sign-in.ts';
import { hasIntendedLine } from '../../market/cart/intended-line.ts';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { seeReturn } from '../../platform/session/session-store.ts';
import { Remark } from '../../ui/page/parts.tsx';

function wordsOf(t: Translate, wanted: string | null): string | null {
  if (hasIntendedLine()) return t('signIn.why.book', 'Log in to book. Your choice is saved.');
  if (wanted === null) return null;
  if (wanted.startsWith('/cart') || wanted.startsWith('/checkout'))
    return t('signIn.why.cart', 'Log in to see your cart.');
  if (wanted.startsWith('/buyer/bookings')) return t('signIn.why.bookings', 'Log in to see your bookings.');
  if (wanted.startsWith('/partners/')) return t('signIn.why.partner', 'Log in to save or book this partner.');
  return t('signIn.why.page', 'Log in to open that page.');
}

/** Why a person who wanted something else is asked to log in; nothing where they came to log in. */
export function SignInReason() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  // As it was on arrival: signing in clears what was remembered.
  const [wanted] = useState(() => ownPath(search.get('return')) ?? seeReturn());
  const words = wordsOf(t, wanted);
  return words && <Remark>{words}</Remark>;
}
