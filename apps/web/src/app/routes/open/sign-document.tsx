import { SignPage } from '../../../files/envelope/sign/sign-page.tsx';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/sign-document.ts';

export const handle = page(({ t }) => ({ title: t('sign.title', 'Sign document'), noindex: true }), {
  focused: true,
});

/** Where the link leads that people get who are asked to sign; they need no account. */
export default function SignDocumentPage({ params: { code } }: Route.ComponentProps) {
  return <SignPage key={code} code={code} />;
}
